import { compileSchema } from '../../compiler/compile-schema.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { Engine } from './engines.ts'
import type { MadeSchema } from './generate/schema.ts'

/** The schema in the engine, emptied before, and as quarry reads it. */
export async function load(
  schema: MadeSchema,
  { database, dialect, palette }: Engine,
): Promise<Catalog> {
  await database.reset()
  await database.execute(palette.limits)
  const text = schema.statements.map((statement) => `${statement};\n`).join('')
  await database.execute(text)
  const file = { path: 'schema.sql', text }
  const { catalog, diagnostics } = compileSchema([file], dialect, describeParts)
  const fault = diagnostics.find(({ severity }) => severity === 'error')
  if (fault) throw new Error(`the schema is refused: ${fault.message}`)
  return catalog
}

/** How many rows stay out: they break a rule of the schema. */
export async function insert(rows: readonly string[], { database }: Engine): Promise<number> {
  let missing = 0
  for (const row of rows) {
    missing += await database.execute(row).then(
      () => 0,
      () => 1,
    )
  }
  return missing
}
