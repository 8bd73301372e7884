import { A } from '@solidjs/router'
import FileCode from 'lucide-solid/icons/file-code'
import GitCompare from 'lucide-solid/icons/git-compare'
import { Show } from 'solid-js'
import { useMigrations } from '../../state/migrations/migrations-state.ts'
import { useStudio } from '../../state/studio.ts'

/** A project without migrations: what they are, and the two ways to the first one. */
export function NoMigrations() {
  const studio = useStudio()
  const state = useMigrations()
  return (
    <div class="empty first-migration">
      <h2>No migrations yet</h2>
      <p>
        A migration is a pair of files in <code>{state.list.data()?.directory}</code>: one changes
        the schema, the other one takes that back. Each is run once on a database, in order, and
        remembered there.
      </p>
      <Show
        when={studio.canWrite()}
        fallback={<p>The studio is read-only: start it without --read-only to write one.</p>}
      >
        <div class="actions">
          <A class="btn primary" href="/migrations/new?from=schema">
            <GitCompare class="i" />
            Draft from schema files
          </A>
          <A class="btn" href="/migrations/new">
            <FileCode class="i" />
            Write SQL
          </A>
        </div>
        <p class="hint">
          The draft compares the schema files with the migrations, shows both ways, and writes
          nothing until you say so.
        </p>
      </Show>
    </div>
  )
}
