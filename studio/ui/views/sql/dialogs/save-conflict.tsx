import GitCompare from 'lucide-solid/icons/git-compare'
import type { SavedQuery } from '../../../../api/queries.ts'
import { useSql } from '../sql-context.ts'

/** Somebody has saved the query meanwhile: both texts, before one of them goes. */
export function SaveConflict(props: { theirs: SavedQuery }) {
  const { session } = useSql()
  return (
    <div class="banner warn" role="alert">
      <GitCompare class="i" />
      <div class="body">
        <b>The query has been saved by somebody else meanwhile</b>
        <p>Save over it, save yours as a new one, or cancel and open theirs.</p>
        <div class="both-texts">
          <div>
            <span class="meta">Theirs</span>
            <pre class="code">{props.theirs.query}</pre>
          </div>
          <div>
            <span class="meta">Yours</span>
            <pre class="code">{session.text()}</pre>
          </div>
        </div>
      </div>
    </div>
  )
}
