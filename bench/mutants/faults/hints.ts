import type { Fault } from '../fault.ts'

/** What is said of a mistake, beside that it is one. */
export const hintFaults: readonly Fault[] = [
  {
    name: 'a name that is like a keyword is one misspelt',
    file: 'compiler/2-parse/slips/misspelled.ts',
    text: 'return followers.get(keyword)?.test(next) ?? true',
    by: 'return true',
    tests: ['golden/golden.ts -t slip-name-like-a-keyword'],
  },
  {
    name: 'a wrong letter is as near as a forgotten one',
    file: 'compiler/diagnostics/suggest.ts',
    text: 'added: 11, wrong: 12',
    by: 'added: 10, wrong: 10',
    tests: ['compiler/diagnostics/suggest.test.ts'],
  },
  {
    name: 'a missing relation is told wherever it is missed',
    file: 'compiler/diagnostics/without-echoes.ts',
    text: 'if (told.has(text)) return false',
    by: '',
    tests: ['golden/golden.ts -t wrong-names-that-are-near'],
  },
  {
    name: 'an alias that another scope has was forgotten',
    file: 'compiler/3-resolve/queries/unknown-qualifier.ts',
    text: 'suggestion !== undefined || isAliasElsewhere(text, context)',
    by: 'suggestion !== undefined',
    tests: ['golden/golden.ts -t wrong-returning-of-another-table'],
  },
]
