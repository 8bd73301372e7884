import type * as Ast from '../../../2-parse/ast.ts'
import type { Span } from '../../../source/span.ts'

/** The name that a text is for `regclass`: `'s."T"'`. */
export function namedBy(text: string, at: Span): Ast.QualifiedName {
  const parts = [...text.matchAll(/"((?:[^"]|"")*)"|[^."\s]+/g)].map(([word, quoted]) => ({
    text: quoted === undefined ? word.toLowerCase() : quoted.replaceAll('""', '"'),
    quoted: quoted !== undefined,
    at,
  }))
  return { parts, at }
}
