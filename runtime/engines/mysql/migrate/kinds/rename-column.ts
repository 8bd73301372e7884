import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { tokensOf, unquoted } from '../text/tokens.ts'
import { textIn } from './attribute.ts'
import { generationOf } from './column-text.ts'
import { copy } from './hazards.ts'
import {
  alterText,
  keepingHistory,
  phased,
  tableOf,
  type AlterClause,
  type PhasedStep,
} from './phased-step.ts'

const { quote } = mysqlSqlText

/**
 * MySQL refuses another name for a column that an expression names. What has such an expression goes with the same
 * statement, and the plan makes it again as it is wanted; columns among it are computed, and lose nothing.
 */
export function renameColumn(
  column: SchemaObject,
  name: string,
  { from }: Sides,
): readonly PhasedStep[] {
  const table = tableOf(column, from)
  const dropped = new Map<string, AlterClause>()
  for (const dependent of expressionsOn(column, from)) drop(dependent, from, dropped)
  const renaming: AlterClause = {
    table,
    rank: 'column',
    clause: `RENAME COLUMN ${quote(column.name)} TO ${quote(name)}`,
  }
  const partitions = isPartitionedBy(column, from)
  const unparted: AlterClause = { table, rank: 'partition', clause: 'REMOVE PARTITIONING' }
  const clauses = [...dropped.values(), renaming, ...(partitions ? [unparted] : [])]
  const hazards = partitions ? copy(table) : []
  const versioned = from.objects.get(column.parent ?? '')
  return [
    phased('alter-table', keepingHistory(alterText(table, clauses), versioned), { table, hazards }),
  ]
}

function dependentsOf(object: SchemaObject, definitions: Definitions): readonly SchemaObject[] {
  const others = object.parent === undefined ? [] : definitions.childrenOf(object.parent)
  return others.filter(({ needs }) => needs.includes(object.id))
}

/** What an index or a foreign key says of a column by its name alone follows it. */
function expressionsOn(column: SchemaObject, definitions: Definitions): readonly SchemaObject[] {
  const hasExpression = (object: SchemaObject) =>
    object.kind === 'check' ||
    object.kind === 'column' ||
    (object.kind === 'index' &&
      textIn(object, 'columns')?.includes('(') === true &&
      isInExpression(column, textIn(object, 'columns') ?? ''))
  return dependentsOf(column, definitions).filter(hasExpression)
}

/** `` (lower(`name`)) ``, and not `` `name`(10) ``. */
function isInExpression({ name }: SchemaObject, parts: string): boolean {
  let depth = 0
  for (const token of tokensOf(parts)) {
    if (token.text === '(') depth += 1
    if (token.text === ')') depth -= 1
    if (depth > 0 && token.kind === 'name' && isSame(unquoted(token.text), name)) return true
  }
  return false
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

const clauses: Readonly<Record<string, (name: string) => string>> = {
  check: (name) => `DROP CONSTRAINT ${name}`,
  index: (name) => `DROP INDEX ${name}`,
  'foreign key': (name) => `DROP FOREIGN KEY ${name}`,
  'primary key': () => 'DROP PRIMARY KEY',
  column: (name) => `DROP COLUMN ${name}`,
}

/** With what needs it; a column that is not computed loses its default alone. */
function drop(
  object: SchemaObject,
  definitions: Definitions,
  dropped: Map<string, AlterClause>,
): void {
  if (dropped.has(object.id)) return
  const table = tableOf(object, definitions)
  const keeps = object.kind === 'column' && generationOf(object) === 'none'
  const clause = keeps
    ? `ALTER COLUMN ${quote(object.name)} DROP DEFAULT`
    : clauses[object.kind]?.(quote(object.name))
  if (clause === undefined) return
  dropped.set(object.id, { table, rank: 'drop', clause })
  if (!keeps)
    for (const dependent of dependentsOf(object, definitions)) drop(dependent, definitions, dropped)
}

function isPartitionedBy({ name, parent }: SchemaObject, { objects }: Definitions): boolean {
  const table = parent === undefined ? undefined : objects.get(parent)
  const by = (table && textIn(table, 'partitioning')) ?? ''
  return tokensOf(by).some(
    ({ kind, text }) => (kind === 'name' || kind === 'word') && isSame(unquoted(text), name),
  )
}
