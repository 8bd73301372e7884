import FileUp from 'lucide-solid/icons/file-up'
import { createSignal } from 'solid-js'
import type { ImportRun } from '../../../state/import/import-run.ts'
import { byteText } from '../../../state/numbers.ts'

/** Where a file is chosen, or dropped. */
export function FileField(props: { run: ImportRun }) {
  const [isOver, setOver] = createSignal(false)
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file !== undefined) void props.run.choose(file)
  }
  const text = () => {
    const file = props.run.file()
    return file === undefined
      ? 'Choose a file, or drop it here: CSV, TSV, JSON or NDJSON'
      : `${file.name}, ${byteText(file.size)}`
  }
  return (
    <label
      class="drop"
      classList={{ 'is-over': isOver() }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer?.files)
      }}
    >
      <FileUp class="i" />
      <span>{text()}</span>
      <input
        class="sr"
        type="file"
        aria-label="File to import"
        accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl"
        disabled={props.run.stage() !== 'asking'}
        onChange={(event) => take(event.currentTarget.files)}
      />
    </label>
  )
}
