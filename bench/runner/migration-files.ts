/** Files of migrations by their paths, and the statements of the ways up. */
export interface MigrationFiles {
  readonly files: Readonly<Record<string, string>>
  /** The statements of each file stand in the order of the files. */
  readonly scripts: readonly string[]
}

interface Pair {
  readonly up: string
  readonly down: string
}

/** Pairs of migrations of five kinds in turn: a table, columns, rows, an index with a view, a change of rows. */
export function migrationFiles(count: number): MigrationFiles {
  const files: Record<string, string> = {}
  const scripts: string[] = []
  for (let place = 0; place < count; place += 1) {
    const kind = kinds[place % kinds.length]
    if (kind === undefined) break
    const { up, down } = kind(Math.floor(place / kinds.length))
    const name = `db/migrations/${idOf(place)}_step_${place}`
    files[`${name}.up.sql`] = `-- Step ${place}.\n${up}`
    files[`${name}.down.sql`] = down
    scripts.push(up)
  }
  return { files, scripts }
}

const kinds: readonly ((group: number) => Pair)[] = [
  (group) => ({
    up: `CREATE TABLE t${group} (
  id integer NOT NULL PRIMARY KEY,
  name varchar(80) NOT NULL,
  amount numeric(12, 2) DEFAULT 0 NOT NULL,
  parent integer,
  FOREIGN KEY (parent) REFERENCES t${Math.max(0, group - 1)} (id)
);
CREATE INDEX t${group}_name ON t${group} (name);
`,
    down: `DROP TABLE t${group};\n`,
  }),
  (group) => ({
    up: `ALTER TABLE t${group} ADD COLUMN note varchar(200);
ALTER TABLE t${group} ADD COLUMN rank_of integer DEFAULT 1 NOT NULL;
`,
    down: `ALTER TABLE t${group} DROP COLUMN rank_of;\nALTER TABLE t${group} DROP COLUMN note;\n`,
  }),
  (group) => ({
    up: `INSERT INTO t${group} (id, name, note) VALUES (1, 'one', 'it''s; one'), (2, 'two', NULL);
INSERT INTO t${group} (id, name, parent) VALUES (3, 'three', NULL);
`,
    down: `DELETE FROM t${group} WHERE id <= 3;\n`,
  }),
  (group) => ({
    up: `CREATE UNIQUE INDEX t${group}_pair ON t${group} (name, id);
CREATE VIEW v${group} AS SELECT id, name FROM t${group} WHERE amount >= 0;
`,
    down: `DROP VIEW v${group};\n`,
  }),
  (group) => ({
    up: `UPDATE t${group} SET amount = amount + 1.50 WHERE name LIKE 't%';
UPDATE t${group} SET note = 'none' WHERE note IS NULL;
`,
    down: '-- irreversible: what was there before is gone\n',
  }),
]

/** A second later for each. */
function idOf(place: number): string {
  const time = new Date(Date.UTC(2026, 0, 1) + place * 1000)
  return time.toISOString().replaceAll(/\D/g, '').slice(0, 14)
}
