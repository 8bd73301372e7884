import { useNavigate } from '@solidjs/router'
import type { CreatedDatabase } from '../../../../api/documents/databases.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { collectionPath } from '../../../state/documents/place/collection-address.ts'
import { AskDialog } from './ask-dialog.tsx'

/** Asks for the name of a database and of its first collection: without one there is no database. */
export function CreateDatabase(props: { open: boolean; onClose: () => void }) {
  const studio = useDocumentStudio()
  const navigate = useNavigate()
  const create = async (body: Readonly<Record<string, string>>) => {
    const made = await studio.api.send<CreatedDatabase>('POST', '/api/databases', { body })
    studio.noteWrite()
    navigate(collectionPath(made))
  }
  return (
    <AskDialog
      open={props.open}
      title="Create database"
      verb="Create database"
      fields={[
        { name: 'name', label: 'Database' },
        {
          ...{ name: 'collection', label: 'First collection' },
          hint: 'A database is there as soon as it has a collection.',
        },
      ]}
      act={create}
      onClose={props.onClose}
    />
  )
}
