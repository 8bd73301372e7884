import { A } from '@solidjs/router'
import Lock from 'lucide-solid/icons/lock'
import { createSignal } from 'solid-js'
import type { TableSummary } from '../../api/tables.ts'
import { selectText, sqlPath } from '../state/sql/sql-path.ts'
import { useStudio } from '../state/studio.ts'
import { shownName } from '../state/tables/shown-name.ts'
import { Dialog } from './dialog.tsx'

type Named = Pick<TableSummary, 'schema' | 'name' | 'view'>

/** Why a table has no page, and what leads to its rows. */
export function UnaddressableDialog(props: { table: Named | undefined; onClose: () => void }) {
  const studio = useStudio()
  const path = (table: Named) => {
    const { identifierQuote: quote = '"', capabilities } = studio.meta.data() ?? {}
    return sqlPath(selectText(table, { quote, hasSchemas: capabilities?.schemas === true }))
  }
  return (
    <Dialog open={props.table !== undefined} label="A name without a page" onClose={props.onClose}>
      <header>
        <h2 class="clip">“{props.table?.name}” has no page</h2>
      </header>
      <div class="body">
        <p>
          Pages are for names of letters, digits and “_” that do not begin with a digit and have at
          most {studio.meta.data()?.limits.identifierCharacters ?? 128} characters. This one is kept
          as it is, and SQL reaches it in quotes.
        </p>
      </div>
      <footer>
        <button type="button" class="btn" onClick={() => props.onClose()}>
          Close
        </button>
        <A class="btn primary" href={props.table === undefined ? '/sql' : path(props.table)}>
          Read it in the SQL editor
        </A>
      </footer>
    </Dialog>
  )
}

/** The name as a button that explains why it is no link. */
export function UnaddressableName(props: { table: Named }) {
  const [isOpen, setOpen] = createSignal(false)
  return (
    <>
      <button
        type="button"
        class="locked-name"
        title="Its name is outside the rule of names"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Lock class="i i-s" />
        <span class="clip">{shownName(props.table.name)}</span>
      </button>
      <UnaddressableDialog
        table={isOpen() ? props.table : undefined}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
