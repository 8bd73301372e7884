import type { ColumnConstraint, ColumnDefinition } from '../2-parse/ast/constraint.ts'
import type { Span } from '../source/span.ts'

/** What a form says of a column; what it leaves out stays as it is written. */
export interface ColumnEdit {
  /** As it is written in SQL, in quotes where it needs them. */
  readonly name?: string | undefined
  readonly type?: string | undefined
  readonly notNull?: boolean | undefined
  /** An expression; an empty one: no default. */
  readonly default?: string | undefined
}

/** A column as a form shows it, each part as it is written. */
export interface ColumnParts {
  readonly name: string
  readonly type: string
  readonly notNull: boolean
  readonly default: string
  /** What a form has no field for, in the order of the text: keys, checks, references. */
  readonly others: readonly string[]
}

/** What stands in front of the value, a name of the constraint included. */
const DEFAULT = /^.*?\bdefault\s*/is

/** Returns the parts of a definition. `statement` is the text to which the places of the tree belong. */
export function columnParts(definition: ColumnDefinition, statement: string): ColumnParts {
  const textOf = ({ start, end }: Span) => statement.slice(start, end)
  const { name, type, constraints } = definition
  const fallback = constraintOf(definition, 'default')
  return {
    name: textOf(name.at),
    type: type ? textOf(type.at) : '',
    notNull: constraintOf(definition, 'not-null') !== undefined,
    default: fallback ? textOf(fallback.at).replace(DEFAULT, '') : '',
    others: constraints
      .filter(({ kind }) => kind !== 'not-null' && kind !== 'default')
      .map(({ at }) => textOf(at)),
  }
}

/** A part of the text and what stands there afterwards. */
interface Replacement {
  readonly at: Span
  readonly text: string
}

/** Returns the text of the definition with the changes, all else as it is written. */
export function editColumn(
  definition: ColumnDefinition,
  statement: string,
  edit: ColumnEdit,
): string {
  const replacements = [
    ...nameAndType(definition, edit),
    ...notNull(definition, edit),
    ...defaultValue(definition, edit),
  ]
  let text = statement.slice(0, definition.at.end)
  // From the end, and of two at one place the later one first: so the places before stay what they are.
  for (const { at, text: wanted } of replacements
    .toReversed()
    .toSorted((a, b) => b.at.start - a.at.start))
    text = text.slice(0, at.start) + wanted + text.slice(at.end)
  return text.slice(definition.at.start)
}

function nameAndType({ name, type }: ColumnDefinition, edit: ColumnEdit): readonly Replacement[] {
  const found: Replacement[] = []
  if (edit.name !== undefined) found.push({ at: name.at, text: edit.name })
  if (edit.type === undefined) return found
  const behindName = { start: name.at.end, end: name.at.end }
  return [
    ...found,
    type ? { at: type.at, text: edit.type } : { at: behindName, text: ` ${edit.type}` },
  ]
}

function notNull(definition: ColumnDefinition, edit: ColumnEdit): readonly Replacement[] {
  const written = constraintOf(definition, 'not-null')
  if (edit.notNull === undefined || edit.notNull === (written !== undefined)) return []
  return written ? [{ at: withBlank(written.at), text: '' }] : [behindType(definition, ' NOT NULL')]
}

function defaultValue(definition: ColumnDefinition, edit: ColumnEdit): readonly Replacement[] {
  if (edit.default === undefined) return []
  const written = constraintOf(definition, 'default')
  if (edit.default === '') return written ? [{ at: withBlank(written.at), text: '' }] : []
  if (written) return [{ at: written.at, text: `DEFAULT ${edit.default}` }]
  const last = constraintOf(definition, 'not-null')?.at.end ?? behindTypeAt(definition)
  return [{ at: { start: last, end: last }, text: ` DEFAULT ${edit.default}` }]
}

function constraintOf(
  { constraints }: ColumnDefinition,
  kind: ColumnConstraint['kind'],
): ColumnConstraint | undefined {
  return constraints.find((constraint) => constraint.kind === kind)
}

function behindType(definition: ColumnDefinition, text: string): Replacement {
  const at = behindTypeAt(definition)
  return { at: { start: at, end: at }, text }
}

function behindTypeAt({ name, type }: ColumnDefinition): number {
  return (type ?? name).at.end
}

/** With the blank in front of it. */
function withBlank({ start, end }: Span): Span {
  return { start: start - 1, end }
}
