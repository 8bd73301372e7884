import { anyColumn, anyTable, type HistoryStep } from './history-state.ts'

/** A column of moods has the name of its type. */
const addMood: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined) return undefined
  const name = state.name('mood')
  table.columns.push({ name, kind: 'mood', width: 0, labels: ['calm', 'glad'] })
  return [
    `CREATE TYPE ${name} AS ENUM ('calm', 'glad')`,
    `ALTER TABLE ${table.name} ADD COLUMN ${name} ${name} DEFAULT 'calm' NOT NULL`,
  ]
}

const addLabel: HistoryStep = (state) => {
  const found = anyColumn(state, 'mood')
  if (found === undefined) return undefined
  const { table, column } = found
  const label = state.name('label')
  const [first = 'calm'] = column.labels
  column.labels = [label, ...column.labels]
  return [
    `ALTER TYPE ${column.name} ADD VALUE '${label}' BEFORE '${first}'`,
    `UPDATE ${table.name} SET ${column.name} = '${label}' WHERE id = 2`,
  ]
}

const renameLabel: HistoryStep = (state) => {
  const found = anyColumn(state, 'mood')
  if (found === undefined) return undefined
  const [first = 'calm', ...others] = found.column.labels
  const label = state.name('named')
  found.column.labels = [label, ...others]
  return [`ALTER TYPE ${found.column.name} RENAME VALUE '${first}' TO '${label}'`]
}

const indexConcurrently: HistoryStep = (state) => {
  const found = anyColumn(state, 'text')
  if (found === undefined) return undefined
  const { table, column } = found
  const name = state.name('index')
  table.indexes.push(name)
  return [`CREATE INDEX CONCURRENTLY ${name} ON ${table.name} (lower(${column.name})) WHERE id > 0`]
}

const dropIndexConcurrently: HistoryStep = (state) => {
  const index = anyTable(state)?.indexes.pop()
  return index === undefined ? undefined : [`DROP INDEX CONCURRENTLY IF EXISTS ${index}`]
}

const widen: HistoryStep = (state) => {
  const found = anyColumn(state, 'number')
  if (found === undefined || found.column.width > 0) return undefined
  const { table, column } = found
  column.width += 1
  return [
    `ALTER TABLE ${table.name} ALTER COLUMN ${column.name} TYPE bigint USING ${column.name} * 2`,
  ]
}

const constrain: HistoryStep = (state) => {
  const found = anyColumn(state, 'number')
  if (found === undefined) return undefined
  const { table, column } = found
  const name = state.name('check')
  return [
    `ALTER TABLE ${table.name} ADD CONSTRAINT ${name} CHECK (${column.name} >= 0) NOT VALID`,
    `ALTER TABLE ${table.name} VALIDATE CONSTRAINT ${name}`,
    `COMMENT ON COLUMN ${table.name}.${column.name} IS 'never below 0'`,
  ]
}

const fixByBlock: HistoryStep = (state) => {
  const table = anyTable(state)
  if (table === undefined) return undefined
  return [
    `DO $$\nDECLARE r record;\nBEGIN\n  FOR r IN SELECT id FROM ${table.name} LOOP\n    UPDATE ${table.name} SET id = r.id WHERE id = r.id;\n  END LOOP;\nEND $$`,
  ]
}

/** What PostgreSQL has besides: enums with their labels, concurrent indexes, constraints that are validated later. */
export const postgresqlSteps: readonly HistoryStep[] = [
  addMood,
  addLabel,
  addLabel,
  renameLabel,
  indexConcurrently,
  dropIndexConcurrently,
  widen,
  constrain,
  fixByBlock,
]
