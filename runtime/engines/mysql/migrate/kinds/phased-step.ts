import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check, Hazard, Step } from '../../../../migrate/step.ts'
import { mysqlSqlText } from '../../sql-text.ts'

/**
 * When a statement is run. Nothing of MySQL stands in the way of a table but foreign keys and names, so that each kind
 * of statement has its time, and all changes of a table are one statement.
 */
export const phases = [
  'drop-code',
  'drop-foreign-key',
  'free-name',
  'drop-table',
  'create-sequence',
  'fill',
  'alter-table',
  'fill-again',
  'alter-again',
  'alter-last',
  'partition',
  'drop-sequence',
  'create-table',
  'add-foreign-key',
  'code',
] as const

export type Phase = (typeof phases)[number]

/** Where a clause stands in ALTER TABLE; columns in the order of the table, as each is put behind the one before it. */
export const clauseRanks = ['drop', 'column', 'add', 'option', 'partition'] as const

export type ClauseRank = (typeof clauseRanks)[number]

/** A clause of ALTER TABLE, which stands together with others of its table and phase. */
export interface AlterClause {
  readonly table: string
  readonly clause: string
  readonly rank: ClauseRank
  /** Among the columns of the table. */
  readonly place?: number
  /** Of a foreign key. */
  readonly references?: ForeignKeyReference
}

export interface ForeignKeyReference {
  readonly constraint: string
  /** The other table, as it is written. */
  readonly table: string
}

export interface PhasedStep extends Step {
  readonly phase: Phase
  /** The name of the table that it makes, drops or changes. */
  readonly table?: string
  readonly alters?: AlterClause
}

interface Precautions {
  readonly table?: string
  readonly hazards?: readonly Hazard[]
  readonly checks?: readonly Check[]
}

export function phased(phase: Phase, sql: string, precautions: Precautions = {}): PhasedStep {
  return { hazards: [], ...precautions, phase, sql }
}

export function alterTable(
  alters: AlterClause,
  precautions: Precautions & { readonly phase?: Phase } = {},
): PhasedStep {
  const { phase = 'alter-table', ...others } = precautions
  const { table } = alters
  return { ...phased(phase, alterText(table, [alters]), { ...others, table }), alters }
}

/** How the partitions are made stands behind the other clauses without a comma. */
export function alterText(table: string, clauses: readonly AlterClause[]): string {
  const isLast = ({ rank }: AlterClause) => rank === 'partition'
  const listed = clauses.filter((clause) => !isLast(clause)).map(({ clause }) => clause)
  const last = clauses.filter(isLast).map(({ clause }) => clause)
  const lines = [listed.join(',\n  '), ...last].filter((line) => line !== '')
  return `ALTER TABLE ${mysqlSqlText.quote(table)}${lines.length + listed.length > 2 ? '\n  ' : ' '}${lines.join('\n  ')}`
}

/** MariaDB changes a table with system versioning only where it is told what becomes of the rows that were. */
export function keepingHistory(sql: string, table: SchemaObject | undefined): string {
  return table?.attributes['versioned'] === true
    ? `SET STATEMENT system_versioning_alter_history = KEEP FOR ${sql}`
    : sql
}

export function isPhased(step: Step): step is PhasedStep {
  return 'phase' in step
}

/** The name of the table of an object within it; its own where it stands alone. */
export function tableOf({ parent, name }: SchemaObject, tables: TableNames): string {
  return (parent !== undefined && tables.objects.get(parent)?.name) || name
}

interface TableNames {
  readonly objects: ReadonlyMap<string, SchemaObject>
}
