import type { DocumentEditing } from '../../../runtime/document/edit/editing.ts'
import type { RouteRequest } from '../routing/route.ts'
import { writtenCollection } from './asked-place.ts'
import type { DocumentStudio } from './document-studio.ts'

/** Returns what a change of the collection of a path needs. */
export function editingOf(
  request: RouteRequest,
  { store, journal }: DocumentStudio,
): DocumentEditing {
  const { signal } = request
  return { ...writtenCollection(request), store, journal, options: { signal } }
}
