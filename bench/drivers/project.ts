import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mustRun } from '../../golden/engines/run-program.ts'
import type { Generated } from './contender.ts'
import { COLUMN_LIST, COLUMNS } from './item.ts'
import type { Schema } from './schemas.ts'

export interface Project {
  readonly provider: string
  readonly driver: string
  readonly schema: Schema
  /** The character that begins a named parameter: `@id`, `:id`. */
  readonly mark: '@' | ':'
  readonly hasReturning: boolean
}

interface GeneratedModule {
  New(client: unknown): Generated
}

/** Runs `quarry gen` on a project of its own and gives what `New` makes of a client. */
export async function generatedFor(project: Project, client: unknown): Promise<Generated> {
  const directory = mkdtempSync(join(tmpdir(), 'quarry-bench-'))
  try {
    writeProject(directory, project)
    // A bundle does not know where it comes from, but it runs in the repository's folder.
    const quarry = join(process.cwd(), 'dist', 'quarry.js')
    await mustRun(process.execPath, [quarry, 'gen', '--cwd', directory])
    const path = join(directory, 'quarry_gen', 'index.js')
    const { New }: GeneratedModule = await import(pathToFileURL(path).href)
    return New(client)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

function writeProject(directory: string, project: Project): void {
  const { provider, driver, schema } = project
  for (const folder of ['schema', 'queries'])
    mkdirSync(join(directory, 'db', folder), { recursive: true })
  const files = {
    'package.json': '{ "type": "module" }\n',
    'quarry.toml': `version = "2"\n[database]\nprovider = "${provider}"\n[gen.js]\ndriver = "${driver}"\n`,
    'db/schema/schema.sql': schema.map((statement) => `${statement};\n`).join(''),
    'db/queries/items.sql': queriesOf(project),
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text)
}

function queriesOf({ mark, hasReturning }: Project): string {
  const values = COLUMNS.map((column) => mark + column).join(', ')
  const add = `INSERT INTO writes (${COLUMN_LIST}) VALUES (${values})`
  return `-- name: GetItem :one
SELECT ${COLUMN_LIST} FROM items WHERE id = ${mark}id;

-- name: ListItems :many
SELECT ${COLUMN_LIST} FROM items WHERE id >= ${mark}least ORDER BY id LIMIT ${mark}size;

${hasReturning ? `-- name: CreateItem :one\n${add} RETURNING ${COLUMN_LIST};\n` : ''}
-- name: AddItem :exec
${add};

-- name: AddItems :copyfrom
${add};

-- name: RaiseQty :execrows
UPDATE writes SET qty = qty + 1 WHERE id = ${mark}id;

-- name: GetWrite :one
SELECT ${COLUMN_LIST} FROM writes WHERE id = ${mark}id;

-- name: RemoveWrite :execrows
DELETE FROM writes WHERE id = ${mark}id;
`
}
