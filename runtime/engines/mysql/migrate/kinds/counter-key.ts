import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { textIn } from './attribute.ts'
import { columnsOf } from './column-place.ts'
import { needsLaterColumn } from './finished-later.ts'
import { alterTable, tableOf, type PhasedStep } from './phased-step.ts'

const { quote } = mysqlSqlText

/**
 * The server takes no statement that leaves a column with AUTO_INCREMENT without a key. Where every such key waits for
 * another column, a key of the column alone stands there meanwhile.
 */
export function keyMeanwhile(added: SchemaObject, sides: Sides): readonly PhasedStep[] {
  const { parent } = added
  const counter = columnsOf(parent, sides.to).find(
    ({ attributes }) => attributes['autoIncrement'] === true,
  )
  if (parent === undefined || counter === undefined || !beginsWith(added, counter)) return []
  const keys = sides.to.childrenOf(parent).filter((key) => beginsWith(key, counter))
  if (!keys.every((key) => needsLaterColumn(key, sides))) return []
  const table = tableOf(added, sides.to)
  const name = quote('quarry_counter')
  const clause = `ADD KEY ${name} (${quote(counter.name)})`
  return [
    alterTable({ table, rank: 'add', clause }),
    alterTable({ table, rank: 'drop', clause: `DROP INDEX ${name}` }, { phase: 'alter-again' }),
  ]
}

function beginsWith(key: SchemaObject, column: SchemaObject): boolean {
  if (key.kind !== 'index' && key.kind !== 'primary key') return false
  return (textIn(key, 'columns') ?? '').startsWith(quote(column.name))
}
