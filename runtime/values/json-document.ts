import type { Json } from './cell-value.ts'
import { parseExact } from './exact-json.ts'
import { given, refused, type Write } from './write.ts'

/**
 * The document, its numbers with all their digits, or the text itself where it is none: a SQLite column of JSON may hold
 * anything.
 */
export function readDocument(text: string): Json {
  try {
    return parseExact(text)
  } catch {
    return text
  }
}

/** The parameter is the text of the document. */
export function writeDocument(takesNul: boolean): Write {
  return (value, form) => {
    if (form === 'text') return writeDocumentText(value, takesNul)
    if (!isExact(value)) {
      return refused('Numbers that JSON may round are written in the text of the document.')
    }
    return writeDocumentText(JSON.stringify(value), takesNul)
  }
}

function writeDocumentText(text: Json, takesNul: boolean) {
  if (typeof text !== 'string' || !isDocument(text)) {
    return refused('The text is no document of JSON.')
  }
  if (/\p{Surrogate}/u.test(text)) return refused('A text holds whole characters of Unicode.')
  // An odd number of backslashes in front of the escape would be another escape.
  const hasNul = /(?<!\\)(?:\\\\)*\\u0000/.test(text)
  return hasNul && !takesNul ? refused('A document of this type holds no NUL.') : given(text)
}

export function isDocument(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** No number in it is one that reading JSON may have rounded. */
function isExact(value: Json): boolean {
  if (typeof value === 'number') {
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
  }
  if (value === null || typeof value !== 'object') return true
  return Object.values(value).every(isExact)
}
