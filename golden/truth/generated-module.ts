import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { GeneratedText } from '../../compiler/generate.ts'

/** Generated files in a directory of their own, as a user's project has them. */
export interface GeneratedModule {
  readonly folder: string
  remove(): void
}

export function writeGenerated(files: readonly GeneratedText[]): GeneratedModule {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-generated-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  for (const { path, text } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const moduleSchema = v.object({ New: v.function() })

/** The query object on the client. */
export async function openGenerated(folder: string, client: unknown): Promise<QueryObject> {
  const imported: unknown = await import(pathToFileURL(join(folder, 'index.js')).href)
  const queries: unknown = v.parse(moduleSchema, imported).New(client)
  if (typeof queries !== 'object' || queries === null) throw new Error('New gave no object')
  return new QueryObject(queries)
}

/** Calls methods by name, with whatever arguments. */
export class QueryObject {
  private readonly queries: object

  constructor(queries: object) {
    this.queries = queries
  }

  async call(method: string, args: readonly unknown[]): Promise<unknown> {
    const found: unknown = Reflect.get(this.queries, method)
    if (typeof found !== 'function') throw new Error(`there is no method "${method}"`)
    return Reflect.apply(found, this.queries, args)
  }

  /** The same for the query object that a transaction hands to its scope. */
  around(queries: object): QueryObject {
    return new QueryObject(queries)
  }
}
