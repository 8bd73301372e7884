import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { Schema } from '../../../ir/catalog.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { Context } from '../context.ts'

/** The relation that is called much like what there is none of, with its schema where it needs one. */
export function similarRelation(
  { parts }: Ast.QualifiedName,
  { catalog, dialect: { names } }: Pick<Context, 'catalog' | 'dialect'>,
): string | undefined {
  const [name, schema] = parts.toReversed()
  if (!name) return undefined
  const searched = searchedSchemas(catalog, names, schema?.text)
  const near = suggest(name.text, searched.flatMap(namesOf))
  if (near !== undefined) return near
  const qualified = [...catalog.schemas.values()].flatMap((each) =>
    namesOf(each).map((relation) => `${each.name}.${relation}`),
  )
  const written = schema && suggest(`${schema.text}.${name.text}`, qualified)
  if (written !== undefined) return written
  const key = names.relationKey(name.text)
  // Not one of the engine's own, of which some are called like anything.
  const holder = [...catalog.schemas.values()].find(({ relations }) => relations.get(key)?.place)
  return holder && `${holder.name}.${name.text}`
}

function namesOf({ relations }: Schema): readonly string[] {
  return [...relations.values()].map(({ name }) => name)
}
