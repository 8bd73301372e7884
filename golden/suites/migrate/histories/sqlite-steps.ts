import { anyTable, type HistoryStep } from './history-state.ts'

const addMood: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined) return undefined
  const name = state.name('mood')
  table.columns.push({ name, kind: 'mood', width: 0, labels: ['calm', 'glad'] })
  return [
    `ALTER TABLE ${table.name} ADD COLUMN ${name} text DEFAULT 'calm' NOT NULL CHECK (${name} IN ('calm', 'glad'))`,
    `UPDATE ${table.name} SET ${name} = 'glad' WHERE id = 2`,
  ]
}

const partialIndex: HistoryStep = (state) => {
  const table = anyTable(state)
  const column = table?.columns[0]
  if (table === undefined || column === undefined) return undefined
  const name = state.name('index')
  table.indexes.push(name)
  return [`CREATE INDEX ${name} ON ${table.name} (lower(${column.name})) WHERE id > 0`]
}

const dropIndex: HistoryStep = (state) => {
  const index = anyTable(state)?.indexes.pop()
  return index === undefined ? undefined : [`DROP INDEX ${index}`]
}

/** Twelve steps of the manual, "Making Other Kinds Of Table Schema Changes", as people write them. */
const rebuild: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined || table.hasView) return undefined
  const copy = state.name('copy')
  const columns = table.columns.map(({ name, kind }) =>
    kind === 'number' ? `${name} bigint DEFAULT 0 NOT NULL` : `${name} text`,
  )
  const names = ['id', ...table.columns.map(({ name }) => name)].join(', ')
  table.indexes = []
  return [
    'PRAGMA foreign_keys = OFF',
    `CREATE TABLE ${copy} (\n  id integer PRIMARY KEY,\n  ${columns.join(',\n  ')}\n)`,
    `INSERT INTO ${copy} (${names}) SELECT ${names} FROM ${table.name}`,
    `DROP TABLE ${table.name}`,
    `ALTER TABLE ${copy} RENAME TO ${table.name}`,
    'PRAGMA foreign_keys = ON',
  ]
}

const addTrigger: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined || table.hasView) return undefined
  table.hasView = true
  return [
    `CREATE TRIGGER ${state.name('touch')} AFTER INSERT ON ${table.name} BEGIN\n  UPDATE ${table.name} SET id = id WHERE id = NEW.id; SELECT 'END;';\nEND`,
  ]
}

/** What people do in SQLite besides: conditions for enums, tables that are made anew. */
export const sqliteSteps: readonly HistoryStep[] = [
  addMood,
  partialIndex,
  dropIndex,
  rebuild,
  rebuild,
  addTrigger,
]
