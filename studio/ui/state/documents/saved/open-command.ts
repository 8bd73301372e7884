import type { DocumentStudio } from '../document-studio.ts'
import { writeFindView } from '../find/find-view.ts'
import { collectionId, collectionPath } from '../place/collection-address.ts'
import { readCommand } from './saved-command.ts'

/** Returns the page that shows a saved query or pipeline; undefined for a text that cannot be read. */
export function openCommand(
  { pipelines }: Pick<DocumentStudio, 'pipelines'>,
  text: string,
  saved?: { readonly id: string; readonly name: string },
): string | undefined {
  const command = readCommand(text)
  if (command === undefined) return undefined
  if (command.kind === 'find') return collectionPath(command.address) + writeFindView(command.view)
  const { address, stages } = command
  pipelines.keep(collectionId(address), { stages, name: saved?.name, savedId: saved?.id })
  return collectionPath(address, 'aggregation')
}
