import { createContext, useContext } from 'solid-js'
import type { DocumentMeta } from '../../../api/documents/meta.ts'
import type { Told } from '../fetched.ts'
import type { Frame } from '../frame/frame.ts'
import { createStoredTabs, type StoredTabs } from '../tabs/stored-tabs.ts'

/** What every page of documents shares. */
export interface DocumentStudio extends Frame {
  readonly meta: Told<DocumentMeta>
  readonly tabs: StoredTabs
}

export function createDocumentStudio(frame: Frame): DocumentStudio {
  const data = () => {
    const meta = frame.meta.data()
    return meta?.variant === 'document' ? meta : undefined
  }
  return {
    ...frame,
    meta: { ...frame.meta, data },
    tabs: createStoredTabs(localStorage, 'quarry-document-tabs'),
  }
}

export const DocumentStudioContext = createContext<DocumentStudio>()

export function useDocumentStudio(): DocumentStudio {
  const studio = useContext(DocumentStudioContext)
  if (studio === undefined)
    throw new Error('a part of the studio of documents stands outside of it')
  return studio
}
