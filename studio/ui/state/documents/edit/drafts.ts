import { createSignal } from 'solid-js'
import type { EjsonObject } from '../ejson/ejson-value.ts'
import { changesBetween, type FieldChange, isSame } from './changes-between.ts'
import type { FoundDocument } from './document-id.ts'

/** A document as it was found, and as the person wants it. */
export interface Draft {
  readonly found: FoundDocument
  readonly now: EjsonObject
  readonly isSaving: boolean
  readonly failure: unknown
  /** Somebody else has changed the document: as it is stored now, null where it is gone. */
  readonly theirs: EjsonObject | null | undefined
}

export interface Drafts {
  readonly of: (key: string) => Draft | undefined
  readonly count: () => number
  /** Sets what the person wants; the document as it was found is no draft. */
  readonly change: (found: FoundDocument, now: EjsonObject) => void
  readonly note: (key: string, told: Partial<Draft>) => void
  readonly drop: (key: string) => void
}

/** Changes of documents that are not saved yet. */
function createDrafts(): Drafts {
  const [drafts, setDrafts] = createSignal<ReadonlyMap<string, Draft>>(new Map())
  const without = (key: string) => new Map([...drafts()].filter(([each]) => each !== key))
  const drop = (key: string) => void setDrafts(without(key))
  return {
    of: (key) => drafts().get(key),
    count: () => drafts().size,
    drop,
    change(found, now) {
      const seen = drafts().get(found.key)?.found ?? found
      if (isSame(seen.document, now)) return drop(found.key)
      const draft = { found: seen, now, isSaving: false, failure: undefined, theirs: undefined }
      setDrafts(new Map(drafts()).set(found.key, draft))
    },
    note(key, told) {
      const draft = drafts().get(key)
      if (draft !== undefined) setDrafts(new Map(drafts()).set(key, { ...draft, ...told }))
    },
  }
}

/** Returns what keeps the changes of each collection, by its identity, while other pages are shown. */
export function createDraftsOf(): (collection: string) => Drafts {
  const known = new Map<string, Drafts>()
  return (collection) => {
    const drafts = known.get(collection) ?? createDrafts()
    known.set(collection, drafts)
    return drafts
  }
}

/** The fields that differ; undefined: the whole document is replaced. */
export function draftChanges({ found, now }: Draft): readonly FieldChange[] | undefined {
  return changesBetween(found.document, now)
}
