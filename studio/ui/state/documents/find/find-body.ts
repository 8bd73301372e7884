import type { FindDocuments } from '../../../../api/documents/documents.ts'
import { readEjson } from '../ejson/read-ejson.ts'
import { EjsonFault } from '../ejson/text-cursor.ts'
import { ejsonText } from '../ejson/write-ejson.ts'
import type { FindView } from './find-view.ts'

const PARTS = ['filter', 'sort', 'projection', 'collation'] as const

export type FindPart = (typeof PARTS)[number]

export interface FindFault {
  readonly part: FindPart
  readonly message: string
}

/** Returns what is asked of the server, or which part cannot be asked. */
export function findBody(view: FindView, after: string | undefined): FindDocuments | FindFault {
  const asked: Partial<Record<FindPart, string>> = {}
  for (const part of PARTS) {
    const text = view[part].trim()
    if (text === '') continue
    const read = documentText(text)
    if ('message' in read) return { part, message: read.message }
    asked[part] = read.json
  }
  const start = after === undefined ? { skip: view.skip } : { after }
  return { ...asked, ...start, limit: view.limit, json: 'text' }
}

/** Reads a document as a person types it. */
function documentText(text: string): { readonly json: string } | { readonly message: string } {
  try {
    const value = readEjson(text)
    if (value.kind !== 'object') return { message: 'This has to be a document: { … }' }
    return { json: ejsonText(value, { style: 'canonical' }) }
  } catch (error) {
    if (!(error instanceof EjsonFault)) throw error
    return { message: `At character ${error.at + 1}: ${error.message}.` }
  }
}
