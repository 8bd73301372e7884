/** The statements that make the two tables of twelve columns. */
export type Schema = readonly string[]

const tables = ['items', 'writes']

export const postgresqlSchema: Schema = [
  "CREATE TYPE state AS ENUM ('new', 'open', 'done')",
  ...tables.map(
    (table) => `CREATE TABLE ${table} (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  price numeric(12, 2) NOT NULL,
  created_at timestamptz NOT NULL,
  active boolean NOT NULL,
  doc jsonb NOT NULL,
  state state NOT NULL,
  qty integer NOT NULL,
  score double precision NOT NULL,
  uid uuid NOT NULL,
  tags text[] NOT NULL,
  note text
)`,
  ),
]

export const mysqlSchema: Schema = tables.map(
  (table) => `CREATE TABLE ${table} (
  id bigint PRIMARY KEY,
  name varchar(80) NOT NULL,
  price decimal(12, 2) NOT NULL,
  created_at timestamp(3) NOT NULL,
  active boolean NOT NULL,
  doc json NOT NULL,
  state enum('new', 'open', 'done') NOT NULL,
  qty int NOT NULL,
  score double NOT NULL,
  uid char(36) NOT NULL,
  tags varchar(200) NOT NULL,
  note text
)`,
)

export const sqliteSchema: Schema = tables.map(
  (table) => `CREATE TABLE ${table} (
  id BIGINT PRIMARY KEY,
  name TEXT NOT NULL,
  price DECIMAL(12, 2) NOT NULL,
  created_at TIMESTAMP NOT NULL,
  active BOOLEAN NOT NULL,
  doc JSON NOT NULL,
  state TEXT NOT NULL,
  qty INTEGER NOT NULL,
  score REAL NOT NULL,
  uid TEXT NOT NULL,
  tags TEXT NOT NULL,
  note TEXT
)`,
)
