import { useNavigate } from '@solidjs/router'
import type { SavedQuery } from '../../../../api/queries.ts'
import { tabPath } from '../../../state/tabs/open-tabs.ts'
import { workspaceOf } from '../../../state/sql/workspace.ts'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'

interface OpenedText {
  readonly query: string
  readonly name?: string
  readonly saved?: SavedQuery
}

/** Shows a text: in this tab where it is empty, else in a new one, so that nothing typed is lost. */
export function useOpenText(): (text: OpenedText) => void {
  const studio = useStudio()
  const navigate = useNavigate()
  const { session, replaceText, setPanel, view } = useSql()
  return ({ query, name, saved }) => {
    const version =
      saved === undefined || saved.template ? undefined : { id: saved.id, etag: saved.etag }
    if (matchMedia('(max-width: 1199.98px)').matches) setPanel(undefined)
    if (session.text().trim() === '') {
      replaceText(query)
      session.change({ saved: version })
      if (name !== undefined) studio.tabs.openSql(session.id, name)
      view()?.focus()
      return
    }
    const id = workspaceOf(studio).create({ text: query, saved: version }, name)
    navigate(tabPath({ kind: 'sql', id, name: '' }))
  }
}
