import { rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'mysql2/promise'
import pg from 'pg'
import { askEngine } from './ask-engine.ts'
import type { DatabaseName, Running, Unavailable } from './engine.ts'

export interface FreshDatabase {
  readonly kind: 'database'
  readonly engine: Running
  /** The address of an empty database of its own. */
  readonly url: string
  drop(): Promise<void>
}

type Create = (engine: Running, name: string) => Promise<Omit<FreshDatabase, 'kind' | 'engine'>>

const create: Record<DatabaseName, Create> = {
  'postgresql-15': createInPostgresql,
  'postgresql-18': createInPostgresql,
  mysql: createInMysql,
  mariadb: createInMysql,
  sqlite: createFile,
  bun: createFile,
  'node-22': createFile,
  'node-26': createFile,
}

let created = 0

/** A new, empty database on the engine, or why there is none. */
export async function freshDatabase(name: DatabaseName): Promise<FreshDatabase | Unavailable> {
  const engine = await askEngine(name)
  if (engine.kind === 'unavailable') return engine
  created += 1
  const database = `quarry_test_${process.pid}_${created}`
  return { kind: 'database', engine, ...(await create[name](engine, database)) }
}

async function createInPostgresql({ url }: Running, name: string) {
  const run = async (sql: string) => {
    const client = new pg.Client(url)
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name}`)
  const drop = () => run(`drop database if exists ${name} with (force)`)
  return { url: withPath(url, name), drop }
}

async function createInMysql({ url }: Running, name: string) {
  const run = async (sql: string) => {
    const connection = await createConnection(url)
    try {
      await connection.query(sql)
    } finally {
      await connection.end()
    }
  }
  await run(`create database ${name}`)
  return { url: withPath(url, name), drop: () => run(`drop database if exists ${name}`) }
}

async function createFile({ url }: Running, name: string) {
  const file = `${url.slice('sqlite://'.length)}/${name}.db`
  // To SQLite an empty file is an empty database.
  await writeFile(file, '')
  const files = ['', '-wal', '-shm', '-journal'].map((suffix) => file + suffix)
  const drop = async () => {
    await Promise.all(files.map((each) => rm(each, { force: true })))
  }
  return { url: `sqlite://${file}`, drop }
}

function withPath(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
