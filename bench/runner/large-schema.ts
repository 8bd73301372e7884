/** How one schema of two differs from the other one: every tenth table has another column, index or view. */
type Version = 'before' | 'after'

/** The statements of a schema of so many tables, each with a key, a reference, an index, a check; every fifth with a view. */
export function largeSchema(tables: number, version: Version): string {
  return Array.from({ length: tables }, (_, place) => tableText(place, version)).join('')
}

function tableText(place: number, version: Version): string {
  const isChanged = version === 'after' && place % 10 === 0
  const statements = [
    `CREATE TABLE t${place} (
  id integer NOT NULL PRIMARY KEY,
  name varchar(${isChanged ? 120 : 80}) NOT NULL,
  amount numeric(12, 2) DEFAULT 0 NOT NULL,
  parent integer,
  born date,
  note varchar(200) DEFAULT 'none',${isChanged ? '\n  added integer DEFAULT 7 NOT NULL,' : ''}
  CONSTRAINT c${place} CHECK (amount >= 0),
  CONSTRAINT f${place} FOREIGN KEY (parent) REFERENCES t${Math.max(0, place - 1)} (id)
)`,
    `CREATE INDEX i${place} ON t${place} (${isChanged ? 'born, name' : 'born'})`,
    ...(place % 5 === 0
      ? [`CREATE VIEW v${place} AS SELECT id, name FROM t${place} WHERE amount > 1`]
      : []),
  ]
  return statements.map((statement) => `${statement};\n`).join('')
}
