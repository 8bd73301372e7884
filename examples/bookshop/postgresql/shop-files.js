// @ts-check
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('./db/', import.meta.url)

/** The texts of the schema files in their order, then that of the data file. */
export async function shopFiles() {
  const schema = (await readdir(new URL('schema/', folder))).sort().map((name) => `schema/${name}`)
  return Promise.all([...schema, 'data.sql'].map((name) => readFile(new URL(name, folder), 'utf8')))
}
