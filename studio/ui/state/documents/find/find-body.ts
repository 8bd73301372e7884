import type { FindDocuments } from '../../../../api/documents/documents.ts'
import { toldDocument } from '../ejson/told-ejson.ts'
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
  const asked = queryBody(view)
  if ('message' in asked) return asked
  const start = after === undefined ? { skip: view.skip } : { after }
  return { ...asked, ...start, limit: view.limit, count: 'none', json: 'text' }
}

/** Returns what is looked for, without the page, or which part of it cannot be asked. */
export function queryBody(view: FindView): Partial<Record<FindPart, string>> | FindFault {
  const asked: Partial<Record<FindPart, string>> = {}
  for (const part of PARTS) {
    const text = view[part].trim()
    if (text === '') continue
    const told = toldDocument(text)
    if ('message' in told) return { part, message: told.message }
    asked[part] = ejsonText(told.value, { style: 'canonical' })
  }
  return asked
}
