import type * as Ast from '../../2-parse/ast.ts'
import { names } from './names.ts'

/** DISCARD ALL is RESET ALL and more. */
const reset = /^(?:reset\s+(?:search_path|"search_path"|all)|discard\s+all)$/i
/** SET SCHEMA is SET search_path with a single schema. */
const setSchema = /^set\s+(?:session\s+|(local)\s+)?schema\s+'((?:[^']|'')*)'$/i

/** What RESET, DISCARD and SET SCHEMA say of the schemas to search (manual, SET). */
export function setsPath(statement: Ast.Statement) {
  if (statement.kind !== 'other') return undefined
  if (reset.test(statement.text)) return { schemas: [names.defaultSchema], local: false }
  const [, local, schema] = setSchema.exec(statement.text) ?? []
  if (schema === undefined) return undefined
  return { schemas: [schema.replaceAll("''", "'")], local: local !== undefined }
}
