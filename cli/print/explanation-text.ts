import type { Explanation } from '../../compiler/explain.ts'
import type {
  ExplainedColumn,
  ExplainedStep,
  NullFact,
  TypeOrigin,
} from '../../compiler/ir/explanation.ts'
import type { NullRule } from '../../compiler/ir/routine.ts'
import type { Paint } from '../../compiler/diagnostics/render.ts'
import type { Place } from '../../compiler/source/span.ts'

/** How places and colours are shown. */
export interface Shown {
  readonly paint: Paint
  readonly where: (place: Place) => string
}

/** For people: a column, then what decided, a step a paragraph, inner ones further in. */
export function explanationText(
  { query }: Explanation,
  column: ExplainedColumn,
  shown: Shown,
): string {
  const { paint } = shown
  const { name, type, nullable } = column
  const verdict = nullable ? paint.yellow('may be NULL') : paint.green('never NULL')
  const head = `${paint.bold(`${query}.${name}`)}: ${type}, ${verdict}`
  return `${[head, ...stepLines(column.step, shown, 1)].join('\n')}\n`
}

function stepLines(step: ExplainedStep, shown: Shown, depth: number): readonly string[] {
  const { paint, where } = shown
  const indent = '  '.repeat(depth)
  const said = step.nullable ? 'may be NULL' : 'never NULL'
  return [
    `${indent}${paint.cyan(step.text)} ${paint.dim(`(${where(step.place)})`)}`,
    `${indent}  type ${step.type}: ${typeText(step.typeFrom, shown)}`,
    ...step.facts.map((fact) => `${indent}  ${said}: ${factText(fact, step, shown)}`),
    ...step.parts.flatMap((part) => stepLines(part, shown, depth + 2)),
  ]
}

function typeText(origin: TypeOrigin, { where }: Shown): string {
  switch (origin.kind) {
    case 'declared':
      return origin.place
        ? `${origin.column} is declared so at ${where(origin.place)}`
        : `${origin.column} is of this type in ${relationText(origin.view, where)}`
    case 'overload':
      return `what ${origin.signature} gives`
    case 'cast':
      return 'the cast says so'
    case 'literal':
      return 'it is written so'
    case 'parameter':
      return 'where it stands asks for it'
    case 'derived':
      return 'what the query or the function behind it gives'
    case 'parts':
      return 'what it is made of'
  }
}

type Text<K extends NullFact['kind']> = (
  fact: Extract<NullFact, { kind: K }>,
  step: ExplainedStep,
  shown: Shown,
) => string

function factText(fact: NullFact, step: ExplainedStep, shown: Shown): string {
  return textByKind(fact.kind, fact, step, shown)
}

function textByKind<K extends NullFact['kind']>(
  kind: K,
  fact: Extract<NullFact, { kind: K }>,
  step: ExplainedStep,
  shown: Shown,
): string {
  const text: Text<K> = texts[kind]
  return text(fact, step, shown)
}

function relationText(view: Place | undefined, where: Shown['where']): string {
  return view ? `the view that is defined at ${where(view)}` : 'the view or the system relation'
}

const holders = {
  check: 'a CHECK of its table keeps NULL out',
  expression: 'it is generated from columns that are not NULL',
}

function ofDomain(column: string, domain: string): string {
  const how = `is checked only where a value is converted to ${domain}`
  return `${column} has no NOT NULL of its own, and that of its domain ${how} (manual, CREATE DOMAIN)`
}

const texts: { readonly [K in NullFact['kind']]: Text<K> } = {
  declared: ({ column, nullable, heldBy, overriddenBy, domain, place, view }, _step, { where }) => {
    if (overriddenBy !== undefined) return `"${overriddenBy}" in [gen.js.overrides] says so`
    if (heldBy) return holders[heldBy]
    if (domain !== undefined) return ofDomain(column, domain)
    if (place)
      return `${column} is declared ${nullable ? 'without ' : ''}NOT NULL at ${where(place)}`
    return `${column} ${nullable ? 'may be' : 'is never'} NULL in ${relationText(view, where)}`
  },
  'outer-join': ({ join, place, back }, _step, { where }) => {
    const what = `the ${join.toUpperCase()} JOIN at ${where(place)}`
    return back
      ? `${what} found a row, because the condition at ${where(back)} is not true for NULL`
      : `${what} may find no row`
  },
  proven: ({ place }, _step, { where }) =>
    `the condition at ${where(place)} is not true where it is NULL`,
  written: ({ place }, _step, { where }) =>
    `the value that it is given at ${where(place)} cannot be NULL`,
  'has-row': ({ place }, _step, { where }) =>
    `the condition at ${where(place)} is true of groups with a row alone`,
  'has-value': ({ place }, _step, { where }) =>
    `the condition at ${where(place)} is true of groups alone in which one value is not NULL`,
  'not-zero': ({ place }, _step, { where }) =>
    `the condition at ${where(place)} keeps the divisor from being zero`,
  routine: ({ name, rule }, { nullable }) => ruleTexts[rule](name, nullable),
  'no-rows': ({ because }) => noRowsTexts[because],
  heirs: ({ relation }) =>
    `rows of tables that inherit from ${relation} may hold NULL; ONLY leaves them out`,
  lost: () => 'a part that is no value of the type of the whole becomes NULL',
  'grouping-set': () => 'a grouping set leaves the key out, or the group has no row to show',
  derived: () => 'it is what the query, the view or the function behind it gives',
  padded: () => 'the shorter of several set-returning functions is filled with NULL',
  'no-row': () => 'the subquery may have no row',
  'no-else': () => 'CASE has no ELSE',
  parts: (_fact, { nullable }) =>
    nullable ? 'one of the parts below may be' : 'none of its parts can be',
  unproven: () => 'nothing proves that there is a value',
  never: () => 'it always has a value',
  'literal-null': () => 'it is written NULL',
  parameter: (_fact, { nullable }) =>
    nullable ? 'NULL is welcome as the parameter' : 'the parameter takes no NULL',
}

const noRowsTexts = {
  'no-group': 'the aggregate may see no row: there is no GROUP BY, or an empty grouping set',
  filter: 'FILTER may leave the aggregate no row',
  frame: 'the frame of the window may hold no row',
}

type RuleText = (name: string, nullable: boolean) => string

const ruleTexts: { readonly [R in NullRule]: RuleText } = {
  never: (name) => `${name} always gives a value`,
  strict: (name, nullable) =>
    nullable
      ? `${name} gives NULL for NULL, which one of the parts below may be`
      : `${name} gives NULL for NULL alone, which none of its parts can be`,
  'strict-unless-zero': (name, nullable) =>
    nullable
      ? `${name} gives NULL for NULL, and where it divides by zero`
      : `${name} gives NULL for NULL, and where it divides by zero: neither can be`,
  'strict-or-null': (name) => `${name} may give NULL for other values too`,
  some: (name, nullable) =>
    nullable
      ? `${name} may give NULL where a part is, which one below may be`
      : `${name} gives NULL where a part is, which none can be`,
  all: (name, nullable) =>
    nullable
      ? `${name} gives NULL where all parts are, which they may be`
      : `${name} gives NULL where all parts are, which one cannot be`,
  maybe: (name) => `${name} may give NULL, whatever it is given`,
  empty: (name, nullable) =>
    nullable
      ? `${name} gives NULL where all values of the group are, which they may be`
      : `${name} sees at least one row, and none of its values can be NULL`,
}
