import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freshDatabase } from '../engines/fresh-database.ts'
import { catalogFiles, type CatalogFile } from './postgresql-catalog-files.ts'

const folder = new URL('../../compiler/dialects/postgresql/data/', import.meta.url)

/** Asks a real PostgreSQL 18 for its catalogs and writes them as the compiler's data files. */
async function generate(): Promise<void> {
  const database = await freshDatabase('postgresql-18')
  if (database.kind === 'unavailable') throw new Error(database.reason)
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    for (const file of catalogFiles) await write(client, file)
  } finally {
    await client.end()
    await database.drop()
  }
}

async function write(client: pg.Client, file: CatalogFile): Promise<void> {
  const constants: string[] = []
  for (const [name, query] of Object.entries(file.queries))
    constants.push(`export const ${name} = \`${await linesOf(client, query)}\`\n`)
  const text = `${file.comment}\n${constants.join('\n')}`
  writeFileSync(fileURLToPath(new URL(`${file.name}.ts`, folder)), text)
  process.stdout.write(`${file.name}.ts: ${text.length} characters\n`)
}

async function linesOf(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<{ line: string }>(query)
  const lines = rows.map(({ line }) => line).join('\n')
  if (/[`\\]|\$\{/u.test(lines)) throw new Error(`needs escaping: ${lines}`)
  return lines
}

await generate()
