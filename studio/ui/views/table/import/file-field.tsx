import FileUp from 'lucide-solid/icons/file-up'
import { createSignal } from 'solid-js'
import { byteText } from '../../../state/numbers.ts'

/** Where a file is chosen, or dropped. */
export function FileField(props: {
  file: File | undefined
  /** `CSV or JSON`. */
  formats: string
  accept: string
  disabled: boolean
  choose: (file: File) => void
}) {
  const [isOver, setOver] = createSignal(false)
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file !== undefined) props.choose(file)
  }
  const text = () => {
    const { file } = props
    return file === undefined
      ? `Choose a file, or drop it here: ${props.formats}`
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
        accept={props.accept}
        disabled={props.disabled}
        onChange={(event) => take(event.currentTarget.files)}
      />
    </label>
  )
}
