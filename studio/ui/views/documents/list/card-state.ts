import { type Accessor, createContext, createMemo, createSignal, useContext } from 'solid-js'
import { useCollection } from '../../../state/documents/collection-state.ts'
import type { FoundDocument } from '../../../state/documents/edit/document-id.ts'
import type { Draft } from '../../../state/documents/edit/drafts.ts'
import {
  asDocument,
  type FieldPath,
  valueAt,
  withoutValue,
  withValue,
} from '../../../state/documents/edit/value-at.ts'
import type { EjsonObject, EjsonValue } from '../../../state/documents/ejson/ejson-value.ts'

/** A document of the list: as the person wants it, and which of its fields are open. */
export interface Card {
  readonly found: Accessor<FoundDocument>
  readonly draft: Accessor<Draft | undefined>
  readonly document: Accessor<EjsonObject>
  readonly change: (now: EjsonObject) => void
  readonly set: (path: FieldPath, value: EjsonValue) => void
  readonly remove: (path: FieldPath) => void
  /** What stood there before it was changed; undefined: nothing, or it is not changed. */
  readonly before: (path: FieldPath) => EjsonValue | undefined
  readonly isOpen: (path: FieldPath) => boolean
  readonly toggle: (path: FieldPath) => void
}

export function createCard(found: Accessor<FoundDocument>): Card {
  const { drafts } = useCollection()
  const [opened, setOpened] = createSignal<ReadonlyMap<string, boolean>>(new Map())
  const draft = createMemo(() => drafts.of(found().key))
  const document = createMemo(() => draft()?.now ?? found().document)
  const change = (now: EjsonObject) => drafts.change(found(), now)
  const idOf = (path: FieldPath) => JSON.stringify(path)
  const isOpen = (path: FieldPath) => opened().get(idOf(path)) ?? path.length < 2
  return {
    ...{ found, draft, document, change, isOpen },
    set: (path, value) => change(asDocument(withValue(document(), path, value), document())),
    remove: (path) => change(asDocument(withoutValue(document(), path), document())),
    before: (path) => valueAt(draft()?.found.document, path),
    toggle: (path) => void setOpened(new Map(opened()).set(idOf(path), !isOpen(path))),
  }
}

export const CardContext = createContext<Card>()

export function useCard(): Card {
  const card = useContext(CardContext)
  if (card === undefined) throw new Error('a field stands outside of its document')
  return card
}
