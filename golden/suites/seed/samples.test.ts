import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engines, type MigratedEngine, withProject } from '../migrate/harness.ts'
import { skip } from '../../skip.ts'

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const SAMPLES = join(dirname(ROOT), 'shared', 'samples')

const dialects: Readonly<Record<MigratedEngine, string>> = {
  'postgresql-15': 'postgresql',
  'postgresql-18': 'postgresql',
  mysql: 'mysql',
  mariadb: 'mysql',
  sqlite: 'sqlite',
}

/** Statements for the client of a server, and for a database that the sample makes itself. */
const ELSEWHERE =
  /^(?:\\\w.*|(?:CREATE|DROP) DATABASE.*?;|(?:CREATE|DROP) SCHEMA (?:IF (?:NOT )?EXISTS )?sakila;|USE .*?;|ALTER .* OWNER TO .*;)$/gim

const samples = {
  bookshop: (engine: MigratedEngine) => {
    const directory = join(ROOT, 'examples', 'bookshop', dialects[engine], 'db', 'schema')
    const files = readdirSync(directory).sort()
    return files.map((file) => readFileSync(join(directory, file), 'utf8')).join('\n')
  },
  chinook: (engine: MigratedEngine) => sample(`chinook.${dialects[engine]}.sql`),
}

function sample(file: string): string | undefined {
  const path = join(SAMPLES, file)
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll(ELSEWHERE, '') : undefined
}

for (const [name, schema] of Object.entries(samples))
  for (const engine of engines)
    test(`${name} is filled, emptied and filled again: ${engine}`, () => {
      const sql = schema(engine)
      if (sql === undefined) return skip(`there is no sample ${name}`)
      return withProject(engine, {}, async ({ quarry, execute }) => {
        await execute(sql)
        for (const line of [
          'seed --truncate --yes --json',
          'seed --append --json',
          'seed --truncate --yes --json',
        ]) {
          const { code, out, err } = await quarry(line)
          assert.is(code, 0, `${line}: ${err}`)
          const { tables }: { tables: { name: string; rows: number }[] } = JSON.parse(out)
          assert.ok(tables.length > 5)
          for (const { name: table, rows } of tables) assert.ok(rows > 0, `${line}: ${table}`)
        }
      })
    })

test.run()
