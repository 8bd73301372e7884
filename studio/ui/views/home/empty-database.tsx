import { A } from '@solidjs/router'
import FileCode from 'lucide-solid/icons/file-code'
import Info from 'lucide-solid/icons/info'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import Table2 from 'lucide-solid/icons/table-2'
import Upload from 'lucide-solid/icons/upload'
import { Show } from 'solid-js'
import { CopyButton } from '../../parts/copy-button.tsx'
import { sqlPath } from '../../state/sql/sql-path.ts'
import { useStudio } from '../../state/studio.ts'

const FIRST_TABLE = `CREATE TABLE notes (
  id integer PRIMARY KEY,
  text varchar(200) NOT NULL,
  done boolean NOT NULL DEFAULT false
);`

const APPLY = 'quarry apply'

/** A database without tables: what it is, and the ways to go on. */
export function EmptyDatabase() {
  const studio = useStudio()
  const meta = () => studio.meta.data()
  return (
    <div class="scroll empty-database">
      <section class="panel" aria-labelledby="empty-title">
        <div class="in lead">
          <span class="mark accent">
            <Table2 class="i i-l" />
          </span>
          <div>
            <h2 id="empty-title">{meta()?.database} has no tables yet</h2>
            <p>
              Connected to {meta()?.dialectLabel} {meta()?.serverVersion}. Three ways to begin:
            </p>
          </div>
        </div>
        <div class="way">
          <FileCode class="i" />
          <h3>Apply the migrations of the project</h3>
          <p>
            They are made of the schema files: <code>quarry migrate</code> writes one,{' '}
            <code>quarry apply</code> runs what is pending. Then reload this page.
          </p>
          <div class="cmd">
            <code class="grow clip">
              <span class="faint">$</span> {APPLY}
            </code>
            <CopyButton text={APPLY} what="command" small />
          </div>
        </div>
        <div class="way">
          <SquareTerminal class="i" />
          <h3>Create a table with SQL</h3>
          <p>The editor opens with a statement that you can change before it runs.</p>
          <Show
            when={studio.canWrite()}
            fallback={<p class="faint">The studio is read-only: start it without --read-only.</p>}
          >
            <div class="act">
              <A class="btn primary" href={sqlPath(FIRST_TABLE)}>
                Write a table
              </A>
            </div>
          </Show>
        </div>
        <div class="way">
          <Upload class="i" />
          <h3>Import a file</h3>
          <p>
            CSV and JSON go into a table that exists. Create it first, then choose Import in its
            toolbar; nothing is written before you agree.
          </p>
        </div>
        <div class="foot">
          <Info class="i i-s" />
          <span>Expected tables here? This is {meta()?.address}.</span>
        </div>
      </section>
    </div>
  )
}
