import { anyColumn, anyTable, type ColumnState, type HistoryStep } from './history-state.ts'

const addMood: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined) return undefined
  const column = { name: state.name('mood'), width: 0, labels: ['calm', 'glad'] }
  table.columns.push({ ...column, kind: 'mood' })
  return [`ALTER TABLE ${table.name} ADD COLUMN ${column.name} ${enumOf(column)} AFTER id`]
}

function enumOf({ labels }: Pick<ColumnState, 'labels'>): string {
  const written = labels.map((label) => `'${label}'`).join(', ')
  return `enum(${written}) NOT NULL DEFAULT '${labels[0] ?? ''}'`
}

const addLabel: HistoryStep = (state) => {
  const found = anyColumn(state, 'mood')
  if (found === undefined) return undefined
  const { table, column } = found
  const label = state.name('label')
  column.labels = [...column.labels, label]
  return [
    `ALTER TABLE ${table.name} MODIFY COLUMN ${column.name} ${enumOf(column)}`,
    `UPDATE ${table.name} SET ${column.name} = '${label}' WHERE id = 2`,
  ]
}

const reorderLabels: HistoryStep = (state) => {
  const found = anyColumn(state, 'mood')
  if (found === undefined) return undefined
  const { table, column } = found
  column.labels = column.labels.toReversed()
  return [`ALTER TABLE ${table.name} MODIFY COLUMN ${column.name} ${enumOf(column)}`]
}

const renameIndex: HistoryStep = (state) => {
  const table = anyTable(state)
  const before = table?.indexes.pop()
  if (table === undefined || before === undefined) return undefined
  const name = state.name('index')
  table.indexes.push(name)
  return [`ALTER TABLE ${table.name} RENAME INDEX ${before} TO ${name}`]
}

const indexInPlace: HistoryStep = (state) => {
  const found = anyColumn(state, 'text')
  if (found === undefined) return undefined
  const { table, column } = found
  const name = state.name('index')
  table.indexes.push(name)
  return [
    `ALTER TABLE ${table.name} ADD INDEX ${name} (${column.name}(10)), ALGORITHM = INPLACE, LOCK = NONE`,
  ]
}

const widen: HistoryStep = (state) => {
  const found = anyColumn(state, 'number')
  if (found === undefined || found.column.width > 0) return undefined
  const { table, column } = found
  column.width += 1
  return [
    `ALTER TABLE ${table.name} MODIFY COLUMN ${column.name} bigint NOT NULL DEFAULT 0 COMMENT 'it''s wide; now'`,
  ]
}

const constrain: HistoryStep = (state) => {
  const found = anyColumn(state, 'number')
  if (found === undefined) return undefined
  const { table, column } = found
  column.kind = 'checked'
  return [
    `ALTER TABLE ${table.name} ADD CONSTRAINT ${state.name('check')} CHECK (${column.name} >= 0)`,
  ]
}

const fixByProcedure: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined) return undefined
  const name = state.name('fix')
  return [
    `CREATE PROCEDURE ${name}()\nBEGIN\n  UPDATE ${table.name} SET id = id;\n  SET @fixed = 1;\nEND`,
    `CALL ${name}()`,
    `DROP PROCEDURE ${name}`,
  ]
}

/** What MySQL and MariaDB have besides: enums, renamed indexes, whole columns written anew. */
export const mysqlSteps: readonly HistoryStep[] = [
  addMood,
  addLabel,
  addLabel,
  reorderLabels,
  renameIndex,
  indexInPlace,
  widen,
  constrain,
  fixByProcedure,
]
