import type { InitProvider } from './config-providers.ts'

/** The files of a new project, by path relative to its directory. */
export interface ProjectTemplate {
  readonly config: string
  readonly environment: string
  readonly schema: string
  readonly queries: string
  /** Which any schema has: for one that is there already. */
  readonly anyQuery: string
}

/** What git should leave out of a project. */
export const ignoreLines: readonly string[] = ['.env', '.quarry/']

/** The directories of a new project, relative to its file. */
export const directories = {
  schema: 'db/schema',
  queries: 'db/queries',
  out: 'quarry_gen',
} as const

/** A driver for generated code, and the others that the provider has. */
export interface DriverChoice {
  readonly driver: string
  readonly others: readonly string[]
}

/** A project of one table that generates at once. */
export function projectTemplate(provider: InitProvider, choice: DriverChoice): ProjectTemplate {
  const { url, schema, create } = databases[provider]
  return {
    config: configText(provider, choice),
    environment: `# Copy to .env and fill in; .env is not committed.\nDATABASE_URL=${url}\n`,
    schema: `-- The tables. All .sql files of this directory are read, in the order of their names.\n${schema}`,
    queries: `${queriesBefore}\n${create}\n${queriesAfter}`,
    anyQuery,
  }
}

interface Database {
  readonly url: string
  readonly schema: string
  /** The query that adds a row. */
  readonly create: string
}

const returningCreate = `-- name: CreateNote :one
INSERT INTO notes (title, body)
VALUES ($1, $2)
RETURNING *;
`

const mysqlSchema = `CREATE TABLE notes (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  title VARCHAR(200) NOT NULL,
  body TEXT,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
);
`

const databases: Readonly<Record<InitProvider, Database>> = {
  postgresql: {
    url: 'postgres://user:password@localhost:5432/app',
    schema: `CREATE TABLE notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  body text,
  created_at timestamptz NOT NULL DEFAULT now()
);
`,
    create: returningCreate,
  },
  mysql: {
    url: 'mysql://user:password@localhost:3306/app',
    schema: mysqlSchema,
    create: `-- name: CreateNote :exec
INSERT INTO notes (title, body)
VALUES ($1, $2);
`,
  },
  mariadb: {
    url: 'mariadb://user:password@localhost:3306/app',
    schema: mysqlSchema,
    create: returningCreate,
  },
  sqlite: {
    url: 'sqlite://db/app.sqlite',
    schema: `CREATE TABLE notes (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  body TEXT,
  created_at DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
`,
    create: returningCreate,
  },
}

const anyQuery = `-- Whether the database answers. The queries of your tables belong beside it.
-- name: Ping :one
SELECT 1 AS answer;
`

const queriesBefore = `-- Each query becomes a method: its name in lower camel case, its comment as documentation.

-- The note with this id.
-- name: GetNote :one
SELECT * FROM notes WHERE id = $1;

-- Notes whose title matches a LIKE pattern, the newest first.
-- name: SearchNotes :many
SELECT id, title, created_at FROM notes
WHERE title LIKE $1
ORDER BY created_at DESC, id DESC
LIMIT $2;
`

const queriesAfter = `-- name: RenameNote :exec
UPDATE notes SET title = $1 WHERE id = $2;

-- name: DeleteNote :exec
DELETE FROM notes WHERE id = $1;
`

function configText(provider: InitProvider, { driver, others }: DriverChoice): string {
  const choice = others.length > 0 ? `, or ${others.map((name) => `"${name}"`).join(', ')}` : ''
  return `version = "2"

# Directories, relative to this file.
schema_dir = "${directories.schema}"
queries = "${directories.queries}"
migrations_path = "db/migrations"
export_path = "db/export"

[database]
provider = "${provider}"
# The environment variable that holds the connection URL. quarry gen needs no database.
url_env = "DATABASE_URL"

[gen.js]
out = "${directories.out}"
# The driver that the generated code is for${choice}.
driver = "${driver}"
# How 64-bit integers arrive: "string", "number" (an error when not exact) or "bigint".
bigint = "string"
# How timestamps arrive: "date" or "string" (which keeps microseconds).
timestamp = "date"
`
}
