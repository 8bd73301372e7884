import type { Vocabulary } from '../../../compiler/2-parse/vocabulary.ts'
import { bug } from '../../../compiler/diagnostics/bug.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Grammar } from '../../../compiler/dialects/grammar.ts'
import { builtInParts } from './built-in-parts.ts'
import { exactClauses, exactStatements } from './exact-definitions.ts'
import { clauseName, type Part, type Rules } from './part.ts'
import { recordedGrammar } from './recorded-grammar.ts'
import { synopsisPart } from './synopsis-part.ts'

/** All rules that a dialect's statements are made of: the chapters', and the synopses of its tables. */
export function grammarRules(
  dialect: Pick<Dialect, 'lexical' | 'grammar'>,
  vocabulary: Vocabulary,
): Rules {
  const { lexical, grammar } = dialect
  const recorded = withoutStubs(recordedGrammar(dialect, vocabulary))
  const clauses = Object.entries({ ...exactClauses, ...grammar.clauses }).map(named)
  const builtIns = Object.entries(builtInParts(lexical)).map(
    ([name, part]) => [clauseName(name), part] as const,
  )
  const all = new Map<string, Part>([...builtIns, ...clauses, ...recorded, ...namedCalls(grammar)])
  return reachable(all, starts(grammar))
}

/** Each synopsis of a statement, what the chapters read, and queries once more: expressions stand there. */
export function starts({ statements, chapters }: Grammar): readonly Part[] {
  const exact = chapters.has('exact-definitions') ? exactStatements : []
  const utilities = Object.values(statements).flatMap((statement) =>
    typeof statement === 'string' ? [] : [statement.synopsis],
  )
  const read: Part = { kind: 'rule', name: 'statement' }
  const queries: Part = { kind: 'rule', name: 'queryStatement' }
  return [read, queries, { kind: 'choice', items: [...utilities, ...exact].map(synopsisPart) }]
}

/** Statements whose chapters are not recorded but for their first word. */
function withoutStubs(rules: Rules): Rules {
  const isStub = (part: Part): boolean =>
    part.kind === 'token' ||
    (part.kind === 'sequence' && part.items.length === 1 && part.items.every(isStub)) ||
    (part.kind === 'rule' && isStub(rules.get(part.name) ?? part))
  const read = (part: Part): Part => {
    if (part.kind === 'sequence') return { ...part, items: part.items.map(read) }
    return part.kind === 'choice'
      ? { ...part, items: part.items.filter((item) => !isStub(item)) }
      : part
  }
  const statement = rules.get('statement')
  return statement ? new Map([...rules, ['statement', read(statement)]]) : rules
}

const named = ([name, text]: readonly [string, string]) =>
  [clauseName(name), synopsisPart(text)] as const

/** The rules whose synopsis goes by the word before it: none in some dialects. */
function namedCalls({
  specialCalls,
  columnsTables,
}: Grammar): readonly (readonly [string, Part])[] {
  const call = (name: string) => synopsisPart(`${name.toUpperCase()} <${name}>`)
  const aggregate = (name: string) =>
    ({ kind: 'sequence', items: [call(name), optional('filter'), optional('over')] }) as const
  const choice = (items: readonly Part[]): Part => ({ kind: 'choice', items })
  const calls = Object.entries(specialCalls).map(([name, kind]) =>
    kind === 'aggregate' ? aggregate(name) : call(name),
  )
  return [
    ['synopsisCall', choice(calls)],
    ['columnsCall', choice(columnsTables.map(call))],
  ]
}

function optional(rule: string): Part {
  return { kind: 'optional', item: { kind: 'rule', name: rule } }
}

/** The rules that statements lead to. */
function reachable(all: Rules, from: readonly Part[]): Rules {
  const reached = new Map<string, Part>()
  const open = [...from]
  for (const part of open) {
    if (part.kind === 'rule' && !reached.has(part.name)) {
      const rule = all.get(part.name) ?? bug(`no rule ${part.name}`)
      reached.set(part.name, rule)
      open.push(rule)
    } else if (part.kind === 'sequence' || part.kind === 'choice') open.push(...part.items)
    else if (part.kind === 'optional' || part.kind === 'repeat') open.push(part.item)
  }
  return reached
}
