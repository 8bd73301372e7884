import { type Piece, piecesOf } from './piece.ts'

const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\b\d+\b|[A-Za-z_$][\w$]*/g

const KEYWORDS = new Set(
  'export interface type const readonly null undefined true false extends import from enum declare'.split(
    ' ',
  ),
)
const TYPES = new Set(
  'string number boolean bigint unknown Date Uint8Array Buffer JsonValue Array Promise Record'.split(
    ' ',
  ),
)

/** The declarations that `gen` writes. */
export function highlightTypescript(text: string): readonly Piece[] {
  return piecesOf(text, TOKEN, (found) => {
    if (/^\/[*/]/.test(found)) return 'c'
    if (/^['"]/.test(found)) return 's'
    if (/^\d/.test(found)) return 'n'
    if (KEYWORDS.has(found)) return 'kw'
    return TYPES.has(found) ? 'ty' : ''
  })
}
