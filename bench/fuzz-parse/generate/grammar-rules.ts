import type { Vocabulary } from '../../../compiler/2-parse/words/vocabulary.ts'
import { bug } from '../../../compiler/diagnostics/bug.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Grammar } from '../../../compiler/dialects/grammar.ts'
import { builtInParts } from './built-in-parts.ts'
import { type Description, describedRules, describedStarts } from './description.ts'
import { mysqlDescription } from './engine-definitions.ts'
import { exactClauses, exactStatements } from './exact-definitions.ts'
import { mariadbDescription } from './mariadb-definitions.ts'
import { clauseName, type Part, type Rules } from './part.ts'
import { recordedGrammar } from './recorded-grammar.ts'
import { synopsisPart } from './synopsis-part.ts'

/** All rules that some statements of a dialect are made of: the chapters', and the synopses of its tables. */
export function grammarRules(
  dialect: Pick<Dialect, 'lexical' | 'grammar'>,
  vocabulary: Vocabulary,
  from: readonly Part[],
): Rules {
  const { lexical, grammar } = dialect
  const recorded = withoutStubs(recordedGrammar(dialect, vocabulary))
  const clauses = Object.entries({ ...exactClauses, ...grammar.clauses }).map(named)
  const builtIns = Object.entries(builtInParts(lexical)).map(
    ([name, part]) => [clauseName(name), part] as const,
  )
  const described = engineDescription(grammar)
  const all = new Map<string, Part>([
    ...builtIns,
    ...clauses,
    ...recorded,
    ...namedCalls(grammar),
    ...(described ? describedRules(described) : []),
  ])
  return reachable(all, from)
}

/** What statements begin with, by their kind. */
export interface Starts {
  readonly statement: Part
  readonly query: Part
  /** The synopses of the dialect's tables. */
  readonly utility: Part
  /** Those of which there is a description. */
  readonly definition?: Part
}

export function starts(grammar: Grammar): Starts {
  const utilities = Object.values(grammar.statements).flatMap((statement) =>
    typeof statement === 'string' ? [] : [synopsisPart(statement.synopsis)],
  )
  const definitions = definitionsOf(grammar)
  return {
    statement: { kind: 'rule', name: 'statement' },
    query: { kind: 'rule', name: 'queryStatement' },
    utility: { kind: 'choice', items: utilities },
    ...(definitions.length > 0 ? { definition: { kind: 'choice', items: definitions } } : {}),
  }
}

function definitionsOf(grammar: Grammar): readonly Part[] {
  const engine = engineDescription(grammar)
  if (engine) return describedStarts(engine)
  const exact = grammar.chapters.has('exact-definitions') ? exactStatements : []
  return exact.map((text) => synopsisPart(text))
}

function engineDescription({ chapters }: Grammar): Description | undefined {
  if (!chapters.has('engine-tables')) return undefined
  return chapters.has('sequences') ? mariadbDescription : mysqlDescription
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
