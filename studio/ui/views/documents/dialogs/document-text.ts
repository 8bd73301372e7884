import type { EjsonObject } from '../../../state/documents/ejson/ejson-value.ts'
import { toldEjson } from '../../../state/documents/ejson/told-ejson.ts'

/** Reads the documents of a text: one, or a list of them; a message says why there are none. */
export function readDocuments(
  text: string,
): { readonly documents: readonly EjsonObject[] } | { readonly message: string } {
  const told = toldEjson(text)
  if ('message' in told) return told
  const items = told.value.kind === 'array' ? told.value.items : [told.value]
  const documents = items.flatMap((item) => (item.kind === 'object' ? [item] : []))
  if (documents.length < items.length || documents.length === 0)
    return { message: 'This has to be a document, or a list of documents.' }
  return { documents }
}
