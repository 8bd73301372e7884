import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Random } from '../random.ts'

/** A project on disk that is edited at random. */
export interface EditedProject {
  readonly root: string
  readonly random: Random
  /** A number that was not given before: names are made of it. */
  readonly fresh: () => number
}

const FILES = 20
const QUERIES_OF_FILE = 5
const TABLES = 4

/** A hundred queries in twenty files, on four tables in four files. */
export function makeEditedProject(random: Random): EditedProject {
  const root = mkdtempSync(join(tmpdir(), 'quarry-watched-'))
  let count = 0
  const project = { root, random, fresh: () => (count += 1) }
  write(project, 'quarry.toml', configText({ provider: 'sqlite', lines: [] }))
  for (let i = 0; i < TABLES; i++) write(project, `db/schema/${i}_t${i}.sql`, tableText(`t${i}`))
  for (let i = 0; i < FILES; i++) {
    const texts = Array.from({ length: QUERIES_OF_FILE }, () => queryText(project))
    write(project, `db/queries/file${i}.sql`, texts.join('\n'))
  }
  return project
}

export function configText(wanted: {
  readonly provider: string
  readonly lines: readonly string[]
}): string {
  const { provider, lines } = wanted
  return [`version = "2"`, '[database]', `provider = "${provider}"`, '[gen.js]', ...lines, ''].join(
    '\n',
  )
}

export function tableText(name: string): string {
  return `CREATE TABLE ${name} (\n  a integer PRIMARY KEY,\n  b varchar(20) NOT NULL,\n  c integer\n);\n`
}

/** Written so that every database reads it. */
export function queryText({ random, fresh }: EditedProject): string {
  const [table, name] = [`t${random(TABLES)}`, `Query${fresh()}`]
  const shapes = [
    `-- name: ${name} :one\nSELECT * FROM ${table} WHERE a = sqlc.arg(a);\n`,
    `-- name: ${name} :many\nSELECT a, b FROM ${table} WHERE c > sqlc.arg(least) ORDER BY b;\n`,
    `-- name: ${name} :exec\nUPDATE ${table} SET b = sqlc.arg(b) WHERE a = sqlc.arg(a);\n`,
    `-- name: ${name} :many\nSELECT x.b, y.c FROM ${table} x LEFT JOIN t0 y ON y.a = x.c;\n`,
  ]
  return shapes[random(shapes.length)] ?? ''
}

export function write({ root }: EditedProject, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

export function read({ root }: EditedProject, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** All SQL files below a directory, their paths relative to the project, in a fixed order. */
export function sqlFiles({ root }: EditedProject, directory: string): readonly string[] {
  return readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => `${directory}/${path}`)
    .sort()
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}
