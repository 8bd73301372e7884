// @ts-check
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('./db/', import.meta.url)

/**
 * The texts of the schema files in their order, then that of the data file; the data alone where migrations have made
 * the tables.
 *
 * @param {{ isMade: boolean }} database
 */
export async function shopFiles({ isMade }) {
  const names = isMade ? [] : (await readdir(new URL('schema/', folder))).sort()
  const schema = names.map((name) => `schema/${name}`)
  return Promise.all([...schema, 'data.sql'].map((name) => readFile(new URL(name, folder), 'utf8')))
}
