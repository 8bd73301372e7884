import type { ObjectChange } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { listed, textOf, tokensOf, unquoted } from '../text/tokens.ts'
import { textIn } from '../kinds/attribute.ts'
import { copy, dataLoss } from '../kinds/hazards.ts'
import { alterTable, phased, type PhasedStep } from '../kinds/phased-step.ts'

const { quote } = mysqlSqlText

/**
 * Partitions behind the others are added, partitions at the end of a range and lists of values are dropped with the rows
 * that have no place any more; for all else the rows are parted anew, and MySQL refuses rows that have no place.
 */
export function alterPartitions({ from, to }: ObjectChange): readonly PhasedStep[] {
  const by = textIn(to, 'partitioning')
  if (by === undefined) return [lastClause(to, 'REMOVE PARTITIONING')]
  const [before, after] = [partitionsOf(from), partitionsOf(to)]
  if (by === textIn(from, 'partitioning') && before.length > 0 && after.length > 0) {
    if (isBeginning(before, after)) return [added(to, after.slice(before.length))]
    const gone = before.filter(({ text }) => !after.some((each) => each.text === text))
    const isRest = before.length - gone.length === after.length
    const isAtEnd = isBeginning(after, before)
    if (isRest && (isAtEnd || by.startsWith('LIST'))) return [dropped(to, gone)]
  }
  return [lastClause(to, partitionBy(to))]
}

function lastClause({ name }: SchemaObject, clause: string): PhasedStep {
  return alterTable({ table: name, rank: 'partition', clause }, { hazards: copy(name) })
}

function partitionBy(table: SchemaObject): string {
  const partitions = textIn(table, 'partitions')
  const by = `PARTITION BY ${textIn(table, 'partitioning') ?? ''}`
  return partitions === undefined ? by : `${by}\n${partitions}`
}

interface Partition {
  readonly name: string
  readonly text: string
}

function partitionsOf(table: SchemaObject): readonly Partition[] {
  const sql = textIn(table, 'partitions') ?? ''
  const tokens = tokensOf(sql).slice(1, -1)
  if (tokens.length === 0) return []
  return listed(tokens).map((item) => ({
    name: unquoted(item[1]?.text ?? ''),
    text: textOf(sql, item),
  }))
}

function isBeginning(shorter: readonly Partition[], longer: readonly Partition[]): boolean {
  return shorter.every(({ text }, index) => longer[index]?.text === text)
}

// ADD PARTITION and DROP PARTITION stand alone in their statement.

function added({ name }: SchemaObject, partitions: readonly Partition[]): PhasedStep {
  const list = partitions.map(({ text }) => text).join(',\n  ')
  return phased('partition', `ALTER TABLE ${quote(name)} ADD PARTITION (\n  ${list}\n)`, {
    table: name,
  })
}

function dropped({ name }: SchemaObject, partitions: readonly Partition[]): PhasedStep {
  const list = partitions.map((partition) => quote(partition.name)).join(', ')
  const count = `select count(*) from ${quote(name)} partition (${list})`
  const lost = dataLoss(`table ${name}`, 'The rows of the dropped partitions are lost.', count)
  return phased('partition', `ALTER TABLE ${quote(name)} DROP PARTITION ${list}`, {
    table: name,
    hazards: [lost],
  })
}
