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
function catalogOf(schema: MadeSchema, engine: Engine): Catalog {
  const { catalog, fault } = readSchema(schema, engine)
  if (fault !== undefined) throw new Error(`${fault}\n${schema.statements.at(-1)}`)
  return catalog
}

/** What quarry says against it is the fault. */
export function readSchema(
  schema: MadeSchema,
  { dialect }: Engine,
): { readonly catalog: Catalog; readonly fault: string | undefined } {
  const file = { path: 'schema.sql', text: textOf(schema) }
  const { meant: catalog, diagnostics } = compileSchema([file], dialect, describeParts)
  const error = diagnostics.find(({ severity }) => severity === 'error')
  return { catalog, fault: error && `the schema is refused: ${error.message}` }
}

function textOf({ statements }: MadeSchema): string {
  return statements.map((statement) => `${statement};\n`).join('')
}
