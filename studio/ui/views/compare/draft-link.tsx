import { useNavigate } from '@solidjs/router'
import type { CompareState } from '../../state/compare/compare-state.ts'
import { useStudio } from '../../state/studio.ts'

export interface DraftAct {
  readonly isPossible: () => boolean
  readonly open: () => void
}

/**
 * The page of migrations with the SQL as a draft, where it begins at what the migrations lead to. The way to the schema
 * files is drafted there from the files themselves, which say what was renamed.
 */
export function useDraft(state: CompareState): DraftAct {
  const studio = useStudio()
  const navigate = useNavigate()
  return {
    isPossible: () =>
      studio.canWrite() && state.isMigration() && state.comparison()?.equal === false,
    open: () => {
      if (state.to()?.kind === 'files') navigate('/migrations/new?from=schema')
      else navigate('/migrations/new', { state: { sql: state.comparison()?.up.text } })
    },
  }
}
