import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { Definitions } from '../../../runtime/migrate/schema-object.ts'
import { addressIn, engineOf, isAddress, UnknownScheme } from '../../../runtime/registry.ts'
import { fault } from '../../diagnostics/fault.ts'
import { readFilesAt } from '../../sources/read-sources.ts'
import {
  isRead,
  type Reading,
  type ReadSide,
  readMigrationsSide,
  readSchemaSide,
} from './read-sides.ts'

/** The schema that a side of `quarry diff` names: an address, `schema`, `migrations`, a directory or a file. */
export async function readNamedSide(
  name: string,
  reading: Reading,
): Promise<Definitions | readonly Renderable[]> {
  const url = addressOf(name, reading)
  if (url !== undefined) return readDatabase(url, reading)
  const side = await readFiles(name, reading)
  return isRead(side) ? side.definitions : side
}

/** An environment of quarry.toml has a name; what begins with a known scheme is an address. */
function addressOf(name: string, { project }: Reading): string | undefined {
  try {
    return isAddress(name) ? addressIn(name, project.root) : undefined
  } catch (error) {
    if (error instanceof UnknownScheme) return undefined
    throw error
  }
}

async function readDatabase(url: string, { engine }: Reading): Promise<Definitions> {
  const connection = await (await engineOf(url)).connect(url)
  try {
    return await engine.define(connection)
  } finally {
    await connection.close()
  }
}

function readFiles(name: string, reading: Reading): Promise<ReadSide> | ReadSide {
  if (name === 'schema') return readSchemaSide(reading)
  if (name === 'migrations') return readMigrationsSide(reading)
  const path = resolve(reading.project.root, name)
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry === undefined) return [fault('unknown-side', { name }, undefined)]
  const { files, faults } = readFilesAt(path, name)
  if (faults.length > 0) return faults
  return readSchemaSide({ ...reading, project: { ...reading.project, schema: files } })
}
