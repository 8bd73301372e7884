import { fromBase64 } from './base64.ts'
import { given, refused, type Write } from './write.ts'

/** The parameter is bytes. */
export function writeBinary(length?: number): Write {
  return (value) => {
    const bytes = typeof value === 'string' ? fromBase64(value) : undefined
    if (bytes === undefined) return refused('Bytes are written as base64.')
    if (length === undefined || bytes.length <= length) return given(bytes)
    return refused(`There are at most ${length} bytes.`)
  }
}
