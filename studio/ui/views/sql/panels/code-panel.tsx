import Copy from 'lucide-solid/icons/copy'
import { createSignal, For, Show } from 'solid-js'
import type { QueryCode } from '../../../../api/code.ts'
import type { SqlStatement } from '../../../../api/sql.ts'
import { Choice } from '../../../parts/choice.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { copyAndTell } from '../../../state/browser/copy-and-tell.ts'
import { createFetched } from '../../../state/fetched.ts'
import { statementAt, withComments } from '../../../state/sql/document/statement-at.ts'
import { methodName } from '../../../state/sql/saved/method-name.ts'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'
import { useSqlTab } from '../sql-tab.ts'

const KINDS = [
  { value: 'many', label: ':many, all rows' },
  { value: 'one', label: ':one, the first row' },
  { value: 'exec', label: ':exec, no rows' },
] as const

/** The method and the types that `quarry gen` makes of the statement at the cursor. */
export function CodePanel() {
  const studio = useStudio()
  const { session } = useSql()
  const { name } = useSqlTab()
  const [chosen, setChosen] = createSignal<string>()
  const [part, setPart] = createSignal<'declarations' | 'module'>('declarations')
  const statement = () =>
    statementAt(
      withComments(session.analysis()?.statements ?? [], session.text()),
      session.document().cursor,
    )
  const kind = () => chosen() ?? kindOf(statement())
  const wanted = (): string | undefined => {
    const found = statement()
    if (found === undefined) return undefined
    const query = session.text().slice(found.start, found.end)
    return JSON.stringify({ query, name: methodName(name()), kind: kind() })
  }
  const code = createFetched(wanted, (body, signal) =>
    studio.api.read<QueryCode>('/api/sql/code', { body: JSON.parse(body), signal }),
  )
  const text = () => code.data()?.[part()] ?? ''
  const errors = () => (code.data()?.diagnostics ?? []).filter((each) => each.severity === 'error')
  return (
    <>
      <div class="panel-find">
        <fieldset class="seg bare" aria-label="Part of the code">
          <button
            type="button"
            aria-pressed={part() === 'declarations'}
            onClick={() => setPart('declarations')}
          >
            Types
          </button>
          <button
            type="button"
            aria-pressed={part() === 'module'}
            onClick={() => setPart('module')}
          >
            Method
          </button>
        </fieldset>
        <Choice
          label="Kind of query"
          class="small"
          options={KINDS}
          value={kind()}
          onChoose={setChosen}
        />
        <button
          type="button"
          class="icon small"
          aria-label="Copy the code"
          title="Copy the code"
          disabled={text() === ''}
          onClick={() => void copyAndTell(studio, text(), 'Code copied')}
        >
          <Copy class="i" />
        </button>
      </div>
      <FailureBanner failure={code.failure()} retry={code.refetch} class="strip" />
      <Show
        when={text() !== ''}
        fallback={<NoCode errors={errors().map((each) => each.message)} />}
      >
        <pre class="code panel-code" tabindex="0" aria-label="Code">
          {text()}
        </pre>
      </Show>
    </>
  )
}

function NoCode(props: { errors: readonly string[] }) {
  return (
    <div class="panel-empty">
      <Show
        when={props.errors.length > 0}
        fallback={<p>Put the cursor into a statement: what gen makes of it appears here.</p>}
      >
        <p>No code is made of a statement with an error:</p>
        <ul class="faults">
          <For each={props.errors}>{(error) => <li>{error}</li>}</For>
        </ul>
      </Show>
    </div>
  )
}

function kindOf(statement: SqlStatement | undefined): string {
  return statement === undefined || statement.kind === 'query' ? 'many' : 'exec'
}
