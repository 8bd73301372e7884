import { A } from '@solidjs/router'
import ArrowLeft from 'lucide-solid/icons/arrow-left'
import Download from 'lucide-solid/icons/download'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import TextWrap from 'lucide-solid/icons/text-wrap'
import { createSignal, For, Show } from 'solid-js'
import type { ObjectSource, StoredObject } from '../../../api/objects.ts'
import type { FormatAnswer } from '../../../api/sql.ts'
import { CodeText } from '../../parts/code-text.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { onReturn } from '../../state/connection/on-return.ts'
import { createFetched } from '../../state/fetched.ts'
import { saveText } from '../../state/browser/save-text.ts'
import { sqlPath } from '../../state/sql/sql-path.ts'
import { kindWord } from '../../state/structure/object-path.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useStudio } from '../../state/studio.ts'
import { objectLinks } from './object-links.ts'

type Named = Pick<StoredObject, 'kind' | 'schema' | 'name'>

/** The source of one object, as the database keeps it. */
export function ObjectSourceView(props: { object: Named; known: readonly StoredObject[] }) {
  const studio = useStudio()
  const source = createFetched(
    () => props.object,
    ({ kind, schema, name }, signal) => {
      const path = `/api/objects/${kind}/${encodeURIComponent(name)}`
      return studio.api.get<ObjectSource>(path, { query: { schema }, signal })
    },
  )
  onReturn(studio.connection, source.refetch)
  const [formatted, setFormatted] = createSignal<string>()
  const text = () => formatted() ?? source.data()?.source
  const format = async (query: string) => {
    if (formatted() !== undefined) return setFormatted(undefined)
    try {
      const body = { query }
      setFormatted((await studio.api.read<FormatAnswer>('/api/sql/format', { body })).text)
    } catch {
      const text =
        'The source has parts that the formatter does not read. It is shown as it is kept.'
      studio.toasts.show({ tone: 'info', text })
    }
  }
  return (
    <section class="beside-main" aria-label={`Source of ${props.object.name}`}>
      <div class="bar">
        <A class="icon phone-only" href="/objects" aria-label="All objects" title="All objects">
          <ArrowLeft class="i" />
        </A>
        <h2 class="clip">{props.object.name}</h2>
        <span class="badge">{kindWord(props.object.kind)}</span>
        <span class="grow" />
        <For each={objectLinks(props.object, props.known, studio.tables.data()?.tables ?? [])}>
          {({ label, path }) => (
            <A class="btn quiet" href={path}>
              {label}
            </A>
          )}
        </For>
        <Show when={text()}>
          {(shown) => (
            <>
              <button
                type="button"
                class="icon"
                aria-label="Format the source"
                title="Format the source"
                aria-pressed={formatted() !== undefined}
                onClick={() => void format(shown())}
              >
                <TextWrap class="i" />
              </button>
              <A
                class="icon hide-phone"
                href={sqlPath(shown())}
                aria-label="Open in the SQL editor"
                title="Open in the SQL editor"
              >
                <SquareTerminal class="i" />
              </A>
              <button
                type="button"
                class="icon"
                aria-label={`Download ${props.object.name}.sql`}
                title={`Download ${props.object.name}.sql`}
                onClick={() => saveText(`${props.object.name}.sql`, shown())}
              >
                <Download class="i" />
              </button>
              <CopyButton text={shown()} what="source" />
            </>
          )}
        </Show>
      </div>
      <FailureBanner
        failure={toldFailure(studio.connection, source.failure())}
        retry={source.refetch}
        class="strip"
      />
      <CodeText text={text() ?? ''} language="sql" label="Source" />
    </section>
  )
}
