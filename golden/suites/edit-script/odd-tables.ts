import type { EditedEngine } from './hostile-values.ts'

const composite = [
  `CREATE TABLE orders (region varchar(10) NOT NULL, number bigint NOT NULL, note varchar(50),
    PRIMARY KEY (region, number))`,
  "INSERT INTO orders VALUES ('a', 9007199254740993, 'x'), ('a', 2, NULL), ('b', 2, 'y')",
]

/** No key at all; two rows are equal. */
const keyless = [
  'CREATE TABLE notes (day date, body varchar(100), score double precision)',
  `INSERT INTO notes VALUES ('2024-02-29', 'one', 0.1), (NULL, 'two', NULL), ('2024-01-01', 'twin', 1.5),
    ('2024-01-01', 'twin', 1.5)`,
]

/** Numbered rows with defaults. */
const numbered = (id: string, now: string) => [
  `CREATE TABLE jobs (id ${id}, name varchar(20) NOT NULL, state varchar(10) DEFAULT 'it''s new', tries int DEFAULT 3,
    made ${now})`,
  "INSERT INTO jobs (name) VALUES ('first')",
]

/** A trigger gives other values than were written, and the engine stamps the row. */
const stamped: Readonly<Record<'postgresql' | 'mysql' | 'sqlite', readonly string[]>> = {
  postgresql: [
    'CREATE TABLE stamped (id int PRIMARY KEY, name text, changes int NOT NULL DEFAULT 0)',
    `CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.name := upper(NEW.name); NEW.changes := OLD.changes + 1; RETURN NEW; END $$`,
    'CREATE TRIGGER stamp BEFORE UPDATE ON stamped FOR EACH ROW EXECUTE FUNCTION stamp()',
    "INSERT INTO stamped (id, name) VALUES (1, 'OLD')",
  ],
  mysql: [
    'CREATE TABLE stamped (id int PRIMARY KEY, name varchar(20), changes int NOT NULL DEFAULT 0)',
    `CREATE TRIGGER stamp BEFORE UPDATE ON stamped FOR EACH ROW
      SET NEW.name = upper(NEW.name), NEW.changes = OLD.changes + 1`,
    "INSERT INTO stamped (id, name) VALUES (1, 'OLD')",
  ],
  sqlite: [
    'CREATE TABLE stamped (id int PRIMARY KEY NOT NULL, name text, changes int NOT NULL DEFAULT 0)',
    `CREATE TRIGGER stamp AFTER UPDATE OF name ON stamped BEGIN
      UPDATE stamped SET name = upper(NEW.name), changes = OLD.changes + 1 WHERE id = NEW.id; END`,
    "INSERT INTO stamped (id, name) VALUES (1, 'OLD')",
  ],
}

const postgresql = [
  ...composite,
  ...keyless,
  ...numbered(
    'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    'timestamptz NOT NULL DEFAULT now()',
  ),
  ...stamped.postgresql,
]

const mysql = [
  ...composite,
  ...keyless,
  ...numbered(
    'bigint AUTO_INCREMENT PRIMARY KEY',
    'datetime(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6) ON UPDATE CURRENT_TIMESTAMP(6)',
  ),
  ...stamped.mysql,
]

const sqlite = [
  ...composite.map((sql) => sql.replace('PRIMARY KEY (region, number))', '$& WITHOUT ROWID')),
  ...keyless,
  ...numbered('INTEGER PRIMARY KEY', 'timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP'),
  ...stamped.sqlite,
]

export const oddTables: Readonly<Record<EditedEngine, readonly string[]>> = {
  'postgresql-15': postgresql,
  'postgresql-18': postgresql,
  mysql,
  mariadb: mysql,
  sqlite,
}
