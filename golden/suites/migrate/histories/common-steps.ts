import { anyColumn, anyTable, type HistoryStep } from './history-state.ts'

const createTable: HistoryStep = (state) => {
  const parent = anyTable(state)
  const name = state.name('table')
  state.tables.push({
    name,
    columns: [{ name: 'title', kind: 'text', width: 0, labels: [] }],
    indexes: [],
    hasView: false,
  })
  const link =
    parent && `,\n  parent_id integer,\n  FOREIGN KEY (parent_id) REFERENCES ${parent.name} (id)`
  return [
    `CREATE TABLE ${name} (\n  id integer NOT NULL PRIMARY KEY,\n  title varchar(60) DEFAULT 'it''s; new' NOT NULL${link ?? ''}\n)`,
    `INSERT INTO ${name} (id, title) VALUES (1, 'first'), (2, 'second; of two')`,
  ]
}

const addColumn: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined) return undefined
  const name = state.name('column')
  const isNumber = state.random(2) === 0
  table.columns.push({ name, kind: isNumber ? 'number' : 'text', width: 0, labels: [] })
  const type = isNumber ? 'integer DEFAULT 0 NOT NULL' : 'varchar(40)'
  return [`ALTER TABLE ${table.name} ADD COLUMN ${name} ${type}`]
}

const renameColumn: HistoryStep = (state) => {
  const found = anyColumn(state, state.random(2) === 0 ? 'number' : 'text')
  if (found === undefined) return undefined
  const { table, column } = found
  const before = column.name
  column.name = state.name('renamed')
  return [`ALTER TABLE ${table.name} RENAME COLUMN ${before} TO ${column.name}`]
}

const renameTable: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined || table.hasView) return undefined
  const before = table.name
  table.name = state.name('moved')
  return [`ALTER TABLE ${before} RENAME TO ${table.name}`]
}

const dropColumn: HistoryStep = (state) => {
  const table = anyTable(state)
  const column = table?.columns.at(-1)
  if (table === undefined || column === undefined) return undefined
  if (table.columns.length < 3 || table.indexes.length > 0 || column.kind !== 'text')
    return undefined
  table.columns.pop()
  return [`ALTER TABLE ${table.name} DROP COLUMN ${column.name}`]
}

const createIndex: HistoryStep = (state) => {
  const found = anyColumn(state, 'text')
  if (found === undefined) return undefined
  const name = state.name('index')
  found.table.indexes.push(name)
  return [`CREATE INDEX ${name} ON ${found.table.name} (${found.column.name}, id DESC)`]
}

const createView: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined) return undefined
  table.hasView = true
  return [`CREATE VIEW ${state.name('view')} AS SELECT id FROM ${table.name} WHERE id > 1`]
}

const fixData: HistoryStep = (state) => {
  const found = anyColumn(state, 'text')
  if (found === undefined) return undefined
  const { table, column } = found
  return [
    `-- Titles that were imported twice.\nUPDATE ${table.name} SET ${column.name} = 'fixed -- not a comment' WHERE id = 1`,
    `DELETE FROM ${table.name} WHERE id > 100`,
  ]
}

/** What each family takes in the same words; the more frequent ones stand there several times. */
export const commonSteps: readonly HistoryStep[] = [
  createTable,
  createTable,
  addColumn,
  addColumn,
  addColumn,
  renameColumn,
  renameTable,
  dropColumn,
  createIndex,
  createView,
  fixData,
  fixData,
]
