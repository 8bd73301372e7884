import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { schemaStatements } from '../../compiler/schema-statements.ts'
import type { CorpusCase } from './corpus-case.ts'

/** A schema that is loaded by these texts, one after the other. */
export interface PulledSchema {
  readonly id: string
  readonly texts: readonly string[]
}

const SAMPLES = new URL('../../../shared/samples/', import.meta.url)

/** Samples make a database of their own and name owners; their rows say nothing of a schema. */
const LEFT_OUT = /^(?:(?:drop|create)\s+(?:database|schema)|use|insert|alter\s[^;]*\sowner\s+to)\b/i

/** Each schema of the corpus and the samples once. */
export function pulledSchemas(
  cases: readonly CorpusCase[],
  { engine, dialect }: { readonly engine: string; readonly dialect: Dialect },
): readonly PulledSchema[] {
  const ids = new Map<string, string>()
  for (const { id, current, desired } of cases)
    for (const [state, text] of Object.entries({ current, desired }))
      if (text.trim() !== '' && !ids.has(text)) ids.set(text, `${id} ${state}`)
  const corpus = [...ids].map(([text, id]) => ({ id, texts: [text] }))
  return [...corpus, ...samples(engine, dialect)]
}

function samples(engine: string, dialect: Dialect): readonly PulledSchema[] {
  if (!existsSync(SAMPLES)) return []
  return readdirSync(fileURLToPath(SAMPLES))
    .filter((name) => name.endsWith(`.${engine}.sql`))
    .map((name) => {
      const text = withoutDatabase(readFileSync(new URL(name, SAMPLES), 'utf8'))
      const statements = schemaStatements([{ path: name, text }], dialect)
      return {
        id: name,
        texts: statements.map((each) => each.text).filter((each) => !LEFT_OUT.test(each)),
      }
    })
}

/** Names of the database that a script makes are left out, as the tables are made in another one. */
function withoutDatabase(text: string): string {
  const name = /^create\s+(?:database|schema)\s+[`"]?(\w+)[`"]?/im.exec(text)?.[1]
  return name === undefined
    ? text
    : text.replaceAll(new RegExp(`[\`"]?\\b${name}\\b[\`"]?\\.`, 'g'), '')
}
