import { compileSchema } from '../../compiler/compile-schema.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { Engine } from './engines.ts'
import type { MadeSchema } from './generate/schema.ts'

/** The schema in the engine, emptied before, and as quarry reads it. */
export async function load(schema: MadeSchema, engine: Engine): Promise<Catalog> {
  await define(schema, engine)
  return catalogOf(schema, engine)
}

/** Makes the schema the only one that the engine has. */
export async function define(schema: MadeSchema, { database, palette }: Engine): Promise<void> {
  await database.reset()
  await database.execute(palette.limits)
  await database.execute(textOf(schema))
}

/** The schema as quarry reads it, which the engine has taken. */
export function catalogOf(schema: MadeSchema, { dialect }: Engine): Catalog {
  const file = { path: 'schema.sql', text: textOf(schema) }
  const { catalog, diagnostics } = compileSchema([file], dialect, describeParts)
  const fault = diagnostics.find(({ severity }) => severity === 'error')
  if (fault) throw new Error(`the schema is refused: ${fault.message}\n${schema.statements.at(-1)}`)
  return catalog
}

function textOf({ statements }: MadeSchema): string {
  return statements.map((statement) => `${statement};\n`).join('')
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
