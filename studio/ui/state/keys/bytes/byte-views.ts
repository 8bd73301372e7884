import type { ShownBytes } from '../../../../api/keys/bytes.ts'
import { indentedJson } from '../../edit/value/json-edits.ts'
import {
  base64Text,
  bytesOfBase64,
  bytesOfHex,
  hexText,
  rawBytes,
  writtenBytes,
} from '../byte-text.ts'

/** A way to show bytes that needs no server. */
export interface ByteView {
  readonly textOf: (shown: ShownBytes) => string
  /** The bytes of what was typed; undefined where it is none of the form. */
  readonly bytesOf: (typed: string, seen: ShownBytes) => Uint8Array | undefined
  readonly canEdit: (shown: ShownBytes) => boolean
}

const views: Readonly<Record<string, ByteView>> = {
  text: {
    textOf: ({ value }) => value,
    bytesOf: (typed, { value }) => new TextEncoder().encode(withBreaksOf(value, typed)),
    canEdit: ({ value, encoding }) => encoding === undefined && breakOf(value) !== undefined,
  },
  /** A document that is stored without line breaks; one that is cut is shown as it is. */
  document: {
    textOf: ({ value }) => indentedJson(value) ?? value,
    bytesOf: (typed) => new TextEncoder().encode(typed),
    canEdit: () => true,
  },
  hex: {
    textOf: (shown) => hexText(rawBytes(shown)),
    bytesOf: bytesOfHex,
    canEdit: () => true,
  },
  base64: {
    textOf: (shown) => base64Text(rawBytes(shown)),
    bytesOf: bytesOfBase64,
    canEdit: () => true,
  },
}

export function byteView(name: string): ByteView | undefined {
  return Object.hasOwn(views, name) ? views[name] : undefined
}

/** The bytes that were typed in a view, as a request names them; undefined where they are none. */
export function typedBytes(view: string, typed: string, seen: ShownBytes) {
  const bytes = byteView(view)?.bytesOf(typed, seen)
  return bytes === undefined ? undefined : writtenBytes(bytes)
}

/** How lines end; undefined where they end in several ways, which a text field does not keep. */
export function breakOf(text: string): '\n' | '\r\n' | undefined {
  if (!text.includes('\r')) return '\n'
  return /(?:^|[^\r])\n|\r(?!\n)/.test(text) ? undefined : '\r\n'
}

/** A text of a field, which ends lines by a line feed, with the ends of lines that were there before. */
export function withBreaksOf(before: string, typed: string): string {
  const end = breakOf(before) ?? '\n'
  return end === '\n' ? typed : typed.replaceAll('\n', end)
}
