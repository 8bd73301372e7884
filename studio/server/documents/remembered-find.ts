import type { FindQuery } from '../../../runtime/document/find/find-request.ts'
import type { DocumentPage } from '../../../runtime/document/find/read-page.ts'
import type { FindDocuments } from '../../api/documents/documents.ts'
import { remembered } from '../state/remembered.ts'
import { findText } from './command-text.ts'
import type { DocumentStudio } from './document-studio.ts'

interface Finding {
  readonly asked: FindDocuments
  readonly studio: DocumentStudio
}

/**
 * Finds documents, and notes a filter in the history. What follows a page, and what is read again, is part of the
 * query that was noted last.
 */
export async function rememberedFind(
  query: FindQuery,
  { asked: { after }, studio }: Finding,
  run: () => Promise<DocumentPage>,
): Promise<DocumentPage> {
  if (after !== undefined || query.filter.members.length === 0) return run()
  const text = findText(query)
  const { history } = await studio.history.read()
  if (history[0]?.query === text) return run()
  return remembered({ query: text, studio }, ({ documents }) => documents.length, run)
}
