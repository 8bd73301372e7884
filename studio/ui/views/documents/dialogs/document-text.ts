import type { EjsonObject } from '../../../state/documents/ejson/ejson-value.ts'
import { readEjson } from '../../../state/documents/ejson/read-ejson.ts'
import { EjsonFault } from '../../../state/documents/ejson/text-cursor.ts'

/** Reads the documents of a text: one, or a list of them; a message says why there are none. */
export function readDocuments(
  text: string,
): { readonly documents: readonly EjsonObject[] } | { readonly message: string } {
  try {
    const value = readEjson(text)
    const items = value.kind === 'array' ? value.items : [value]
    const documents = items.flatMap((item) => (item.kind === 'object' ? [item] : []))
    if (documents.length < items.length || documents.length === 0)
      return { message: 'This has to be a document, or a list of documents.' }
    return { documents }
  } catch (error) {
    if (!(error instanceof EjsonFault)) throw error
    return { message: `At character ${error.at + 1}: ${error.message}.` }
  }
}
