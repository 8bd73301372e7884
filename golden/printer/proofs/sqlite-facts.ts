import type Database from 'better-sqlite3'
import * as v from 'valibot'
import { programOf } from './sqlite-program.ts'

type Connection = InstanceType<typeof Database>

const relationSchema = v.object({ name: v.string(), type: v.string() })
const namedSchema = v.object({ name: v.string() })

/**
 * What SQLite knows of a schema besides the text that it was given: columns, keys, indexes, triggers,
 * and the programs that read and write each relation, which hold checks, defaults, collations,
 * resolutions of conflicts and the bodies of triggers.
 */
export function factsOf(database: Connection): readonly string[] {
  const relations = rowsOf('PRAGMA table_list', database)
    .map((row) => v.parse(relationSchema, row))
    .filter(({ name }) => !/^sqlite_(?:temp_)?schema$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const objects = ['sqlite_schema', 'sqlite_temp_schema'].map((list) =>
    fact(`SELECT type, name, tbl_name FROM ${list} ORDER BY name`, database),
  )
  return [...objects, ...relations.flatMap(({ name }) => relationFacts(name, database))]
}

function relationFacts(name: string, database: Connection): readonly string[] {
  const relation = quoted(name)
  const indexes = namesOf(`PRAGMA index_list(${relation})`, database)
  const columns = namesOf(`PRAGMA table_xinfo(${relation})`, database).map(quoted)
  const pragmas = ['table_list', 'table_xinfo', 'index_list', 'foreign_key_list']
  const programs = [
    `SELECT * FROM ${relation} ORDER BY ${columns.join(', ')}`,
    `INSERT INTO ${relation} DEFAULT VALUES`,
    `DELETE FROM ${relation}`,
    ...columns.map((column) => `UPDATE ${relation} SET ${column} = ${column}`),
  ]
  return [
    ...pragmas.map((pragma) => fact(`PRAGMA ${pragma}(${relation})`, database)),
    ...indexes.map((index) => fact(`PRAGMA index_xinfo(${quoted(index)})`, database)),
    ...programs.map((sql) => `${sql}\n${programOf(sql, database) ?? 'no program'}`),
  ]
}

/** What is asked, and the answer. */
function fact(sql: string, database: Connection): string {
  return [sql, ...rowsOf(sql, database).map((row) => JSON.stringify(row))].join('\n')
}

function namesOf(sql: string, database: Connection): readonly string[] {
  return rowsOf(sql, database).map((row) => v.parse(namedSchema, row).name)
}

/** A view whose table is gone has only a message. */
function rowsOf(sql: string, database: Connection): readonly unknown[] {
  try {
    return database.prepare(sql).all()
  } catch (error) {
    return [{ name: error instanceof Error ? error.message : String(error) }]
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
