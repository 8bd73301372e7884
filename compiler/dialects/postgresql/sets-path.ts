import type * as Ast from '../../2-parse/ast.ts'
import { names } from './names.ts'

interface Path {
  readonly schemas: readonly string[]
  readonly local: boolean
}

/** DISCARD ALL is RESET ALL and more. */
const reset = /^(?:reset\s+(?:search_path|"search_path"|all)|discard\s+all)$/i
/** SET SCHEMA is SET search_path with a single schema. */
const setSchema = /^set\s+(?:session\s+|(local)\s+)?schema\s+'((?:[^']|'')*)'$/i

/** The function that sets a variable of the session (manual, 9.28.1): dumps begin with a call of it. */
export const settingCall = /\bset_config\b/i

/** What RESET, DISCARD, SET SCHEMA and SELECT set_config(...) say of the schemas to search (manual, SET). */
export function setsPath(statement: Ast.Statement): Path | undefined {
  if (statement.kind === 'query') return configuredPath(statement)
  if (statement.kind !== 'other') return undefined
  if (reset.test(statement.text)) return { schemas: [names.defaultSchema], local: false }
  const [, local, schema] = setSchema.exec(statement.text) ?? []
  if (schema === undefined) return undefined
  return { schemas: [schema.replaceAll("''", "'")], local: local !== undefined }
}

/** The last call among the items of a SELECT that reads nothing. */
function configuredPath({ body, with: ctes }: Ast.Query): Path | undefined {
  if (body.kind !== 'select' || ctes || body.from.length > 0 || body.where) return undefined
  const paths = body.items.flatMap((item) => (item.kind === 'item' ? pathSet(item) : []))
  return paths.at(-1)
}

function pathSet({ expression }: { readonly expression: Ast.Expression }): readonly Path[] {
  if (expression.kind !== 'call' || expression.name.parts.at(-1)?.text !== 'set_config') return []
  const [variable, value, local] = expression.arguments.map((each) => literal(each.value))
  if (variable?.toLowerCase() !== 'search_path' || value === undefined) return []
  return [{ schemas: identifiersIn(value), local: local === 'true' }]
}

function literal(expression: Ast.Expression): string | undefined {
  return expression.kind === 'literal' ? expression.value : undefined
}

/** `app, "Odd ""one"""`, as the engine reads the texts of such variables. */
function identifiersIn(list: string): readonly string[] {
  return [...list.matchAll(/"((?:[^"]|"")*)"|[^\s,"]+/g)].map(
    ([word, quoted]) => quoted?.replaceAll('""', '"') ?? word.toLowerCase(),
  )
}
