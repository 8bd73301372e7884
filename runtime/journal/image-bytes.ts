import { deserialize, serialize } from 'node:v8'
import type { RawValue } from '../raw-value.ts'
import type { RowImage } from '../edit/rows/row-image.ts'

/** An image as bytes, in which every string, number, bigint and byte array stays what it is. */
export function imageBytes(image: RowImage | undefined): Buffer | null {
  if (image === undefined) return null
  return serialize([image.values, image.fingerprints])
}

/** Throws where the bytes are not those of an image. */
export function imageOfBytes(bytes: Uint8Array | null): RowImage | undefined {
  if (bytes === null) return undefined
  const image: unknown = deserialize(bytes)
  if (!isImage(image)) throw new Error('the undo journal holds a row that cannot be read')
  return { values: image[0], fingerprints: image[1] }
}

type ImageLists = readonly [readonly RawValue[], readonly (string | null)[]]

function isImage(value: unknown): value is ImageLists {
  return Array.isArray(value) && value.length === 2 && value.every((part) => Array.isArray(part))
}
