import { useNavigate } from '@solidjs/router'
import { Match, Switch } from 'solid-js'
import type { CreatedCollection } from '../../../../api/documents/collections.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import {
  type CollectionAddress,
  collectionApiPath,
  collectionId,
  collectionPath,
  databaseApiPath,
} from '../../../state/documents/place/collection-address.ts'
import { AskDialog } from './ask-dialog.tsx'
import { CreateCollection } from './create-collection.tsx'

/** What is asked about a database or a collection. */
export type PlaceQuestion =
  | { readonly kind: 'create-collection'; readonly database: string }
  | { readonly kind: 'drop-database'; readonly database: string; readonly loss: string }
  | { readonly kind: 'rename-collection'; readonly address: CollectionAddress }
  | { readonly kind: 'drop-collection'; readonly address: CollectionAddress; readonly loss: string }

type OfKind<Kind extends PlaceQuestion['kind']> = Extract<PlaceQuestion, { kind: Kind }>

/** The dialogs that create, rename and delete databases and collections. */
export function PlaceDialogs(props: { question: PlaceQuestion | undefined; onClose: () => void }) {
  const as = <Kind extends PlaceQuestion['kind']>(kind: Kind) => {
    const { question } = props
    return question !== undefined && isOf(question, kind) ? question : undefined
  }
  return (
    <Switch>
      <Match when={as('create-collection')} keyed>
        {(question) => <CreateCollection database={question.database} onClose={props.onClose} />}
      </Match>
      <Match when={as('drop-database')} keyed>
        {(question) => <DropDatabase question={question} onClose={props.onClose} />}
      </Match>
      <Match when={as('rename-collection')} keyed>
        {(question) => <RenameCollection question={question} onClose={props.onClose} />}
      </Match>
      <Match when={as('drop-collection')} keyed>
        {(question) => <DropCollection question={question} onClose={props.onClose} />}
      </Match>
    </Switch>
  )
}

function isOf<Kind extends PlaceQuestion['kind']>(
  question: PlaceQuestion,
  kind: Kind,
): question is OfKind<Kind> {
  return question.kind === kind
}

function DropDatabase(props: { question: OfKind<'drop-database'>; onClose: () => void }) {
  const studio = useDocumentStudio()
  const navigate = useNavigate()
  const drop = async () => {
    const { database } = props.question
    await studio.api.send('DELETE', databaseApiPath(database), { query: { confirm: database } })
    for (const { id } of studio.tabs.tabs())
      if (id.startsWith(`[${JSON.stringify(database)},`)) studio.tabs.close(id)
    studio.noteWrite()
    studio.toasts.show({ tone: 'ok', text: `Deleted the database ${database}` })
    navigate('/')
  }
  return (
    <AskDialog
      open
      isDanger
      title={`Delete the database ${props.question.database}?`}
      verb="Delete database"
      word={props.question.database}
      fields={[]}
      act={drop}
      onClose={props.onClose}
    >
      <p>{props.question.loss} This cannot be undone.</p>
    </AskDialog>
  )
}

function RenameCollection(props: { question: OfKind<'rename-collection'>; onClose: () => void }) {
  const studio = useDocumentStudio()
  const navigate = useNavigate()
  const rename = async (body: Readonly<Record<string, string>>) => {
    const { address } = props.question
    const path = collectionApiPath(address)
    const made = await studio.api.send<CreatedCollection>('PATCH', path, { body })
    studio.tabs.close(collectionId(address))
    studio.noteWrite()
    navigate(collectionPath(made))
  }
  return (
    <AskDialog
      open
      title={`Rename ${props.question.address.collection}`}
      verb="Rename"
      fields={[{ name: 'name', label: 'Name', value: props.question.address.collection }]}
      act={rename}
      onClose={props.onClose}
    />
  )
}

function DropCollection(props: { question: OfKind<'drop-collection'>; onClose: () => void }) {
  const studio = useDocumentStudio()
  const navigate = useNavigate()
  const drop = async () => {
    const { address } = props.question
    const query = { confirm: address.collection }
    await studio.api.send('DELETE', collectionApiPath(address), { query })
    studio.tabs.close(collectionId(address))
    studio.noteWrite()
    studio.toasts.show({ tone: 'ok', text: `Deleted the collection ${address.collection}` })
    navigate('/')
  }
  return (
    <AskDialog
      open
      isDanger
      title={`Delete the collection ${props.question.address.collection}?`}
      verb="Delete collection"
      word={props.question.address.collection}
      fields={[]}
      act={drop}
      onClose={props.onClose}
    >
      <p>{props.question.loss} This cannot be undone.</p>
    </AskDialog>
  )
}
