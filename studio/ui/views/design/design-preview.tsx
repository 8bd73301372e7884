import FileCode from 'lucide-solid/icons/file-code'
import { For, Show } from 'solid-js'
import type { EditedFile } from '../../../api/designs.ts'
import { CodeText } from '../../parts/code-text.tsx'
import { useDesign } from '../../state/design/design-state.ts'
import { DraftPreview } from '../migrations/draft-preview.tsx'

/** The schema file and the migration as they would be written. */
export function DesignPreview() {
  const { draft, isReady } = useDesign()
  const files = () => draft.preview()?.schemaFiles ?? []
  const isAsked = () => draft.isBusy() || draft.preview() !== undefined
  return (
    <Show when={isAsked()} fallback={<Nothing isReady={isReady()} />}>
      <For each={files()}>{(file) => <SchemaFile file={file} />}</For>
      <DraftPreview draft={draft} />
    </Show>
  )
}

function SchemaFile(props: { file: EditedFile }) {
  return (
    <div class="codebox">
      <header>
        <FileCode class="i i-s" />
        <span class="grow clip">{props.file.file}</span>
      </header>
      <CodeText text={props.file.after} language="sql" label={`Text of ${props.file.file}`} />
    </div>
  )
}

function Nothing(props: { isReady: boolean }) {
  return (
    <div class="empty">
      <h2>{props.isReady ? 'Not looked at yet' : 'Nothing is changed'}</h2>
      <p>
        The preview shows the schema file and both ways of the migration, tried on a scratch
        database. Nothing is written before you say so.
      </p>
    </div>
  )
}
