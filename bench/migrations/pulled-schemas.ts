import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CorpusCase } from './corpus-case.ts'

const SAMPLES = new URL('../../../shared/samples/', import.meta.url)

/** Each schema of the corpus and the samples once, as a case whose `desired` is the schema itself. */
export function pulledSchemas(cases: readonly CorpusCase[], engine: string): readonly CorpusCase[] {
  const texts = new Map<string, string>()
  for (const { id, current, desired } of cases) {
    if (!texts.has(current)) texts.set(current, `${id} current`)
    if (!texts.has(desired)) texts.set(desired, `${id} desired`)
  }
  for (const name of readdirSync(fileURLToPath(SAMPLES)))
    if (name.endsWith(`.${engine}.sql`))
      texts.set(readFileSync(new URL(name, SAMPLES), 'utf8'), name)
  return [...texts].map(([text, id]) => ({ id, current: text, desired: text }))
}
