import type { Chapter, Grammar } from '../grammar.ts'
import { foreign, foreignNames } from './foreign.ts'
import { grammar as mysql } from '../mysql/grammar.ts'
import { callForms, castTypes, functionWords } from './calls.ts'
import { optionKeywords } from './option-keywords.ts'
import { specialCalls } from './statements/special-calls.ts'
import { unfitNames } from './keywords.ts'
import { clauses, statements } from './statements/statements.ts'
import { typeForms } from './type-forms.ts'

/** What only MySQL has. */
const withheld: readonly Chapter[] = [
  'alias-columns',
  'aliased-deletes',
  'check-attributes',
  'counted-frames',
  'enclosed-tables',
  'external-languages',
  'external-tables',
  'functional-keys',
  'group-frames',
  'lateral',
  'member-of',
  'null-treatment',
  'optimizer-hints',
  'qualify',
  'row-alias',
  'sample-shares',
  'several-locks',
  'table-queries',
  'table-sample',
  'values-rows',
  'whole-grouping',
  'with-change',
  'zoned-casts',
]

const own: readonly Chapter[] = [
  'cycle-restrict',
  'enclosed-relations',
  'equals-aliases',
  'ignored-values',
  'leading-points',
  'leading-with',
  'limited-aggregates',
  'literal-frames',
  'ordered-groups',
  'query-cache',
  'unique-queries',
  'weight-levels',
  'within-group',
  'analysing-procedures',
  'any-defaults',
  'any-escapes',
  'fetch',
  'final-clauses',
  'inserted-sets',
  'lock-timeouts',
  'natural-straight-join',
  'named-derived',
  'narrow-attributes',
  'or-replace',
  'packages',
  'plain-paths',
  'returning',
  'row-variables',
  'rows-examined',
  'sequence-values',
  'sequences',
  'system-versioning',
]

const chapters: readonly Chapter[] = [...mysql.chapters, ...own]

const { '->': _arrow, '->>': _textArrow, 'member of': _memberOf, ...infix } = mysql.powers.infix

export const grammar: Grammar = {
  ...mysql,
  chapters: new Set(chapters.filter((chapter) => !withheld.includes(chapter))),
  powers: {
    ...mysql.powers,
    // A predicate is an operand of the next: `a IN (1) IN (2)`, `a IS TRUE IS TRUE`.
    infix: {
      ...infix,
      is: { power: 6, side: 'left' },
      between: { power: 7, side: 'left', right: 7 },
      in: { power: 7, side: 'left' },
      like: { power: 7, side: 'left' },
      escape: { power: 8, side: 'none', right: 8 },
      regexp: { power: 7, side: 'left' },
      rlike: { power: 7, side: 'left' },
      sounds: { power: 7, side: 'left' },
    },
  },
  calls: [
    ...mysql.calls.filter((word) => word !== 'json_value'),
    ...(['nextval', 'lastval', 'setval'] as const),
  ],
  callForms,
  functionWords,
  specialCalls,
  unfitNames,
  castTypes,
  niladic: { ...mysql.niladic, current_role: 'current_role' },
  statements,
  clauses,
  optionKeywords,
  typeNames: {
    ...mysql.typeNames,
    suffixes: mysql.typeNames.suffixes.filter((word) => word !== 'array'),
    forms: typeForms,
    // Unknown types are the catalog's matter: the server finds them among its plugins.
    otherForm: { length: 'size', attributes: 'none' },
  },
  foreign,
  foreignNames,
}
