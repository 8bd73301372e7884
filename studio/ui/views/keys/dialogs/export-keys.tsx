import CircleCheck from 'lucide-solid/icons/circle-check'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import { createSignal, Show } from 'solid-js'
import type { KeyExport } from '../../../../api/keys/transfer.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createFileRun, fileName } from '../../../state/export/file-run.ts'
import { writesToDisk } from '../../../state/export/file-target.ts'
import { globOf } from '../../../state/keys/glob-text.ts'
import { type KeyAddress, keyLabel } from '../../../state/keys/key-address.ts'
import { namedKey } from '../../../state/keys/key-choice.ts'
import type { SeenKey } from '../../../state/keys/key-levels.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { type KeyStudio, useKeyStudio } from '../../../state/keys/key-studio.ts'
import { UnreachableLines } from '../../../state/keys/transfer/unreachable-lines.ts'
import { byteText } from '../../../state/numbers.ts'
import { ChoiceField } from './choice-field.tsx'
import { TextField } from './text-field.tsx'

type Scope = 'key' | 'chosen' | 'pattern' | 'all'

const FORMATS = [
  { value: 'ndjson', label: 'NDJSON: a value a line, for any server' },
  { value: 'dump', label: 'Dump: the form of the server, exact to the byte' },
] as const

interface ExportProps {
  readonly address?: KeyAddress | undefined
  /** Those that were chosen in the tree. */
  readonly chosen?: readonly SeenKey[]
  readonly onClose: () => void
}

/** Writes keys to a file: one, those that were chosen, those of a pattern, or all. */
export function ExportKeys(props: ExportProps) {
  const studio = useKeyStudio()
  const run = createFileRun(studio.api)
  const [scope, setScope] = createSignal<Scope>(firstScope(studio, props))
  const [pattern, setPattern] = createSignal(
    studio.tree.pattern() === '' ? '*' : globOf(studio.tree.pattern()),
  )
  const [unreachable, setUnreachable] = createSignal(0)
  const [format, setFormat] = createSignal<KeyExport['format']>('ndjson')
  const scopes = () => [
    ...(props.address === undefined
      ? []
      : [{ value: 'key', label: `Only ${keyLabel(props.address)}` }]),
    ...(props.chosen === undefined
      ? []
      : [{ value: 'chosen', label: `The ${counted(props.chosen.length, 'key')} chosen` }]),
    { value: 'pattern', label: 'Keys that fit a pattern' },
    { value: 'all', label: `All keys of db${studio.database() ?? 0}` },
  ]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (run.stage() === 'running') return
    const body: KeyExport = {
      ...{ database: studio.database() ?? 0, format: format() },
      ...wanted(scope(), pattern(), props),
    }
    const name = scope() === 'key' && props.address ? fileName(keyLabel(props.address)) : 'keys'
    const lines = new UnreachableLines()
    const watch = (bytes: Uint8Array) => {
      lines.take(bytes)
      setUnreachable(lines.number)
    }
    setUnreachable(0)
    void run.start({ path: '/api/keys/export', body, name: `${name}.${format()}.ndjson`, watch })
  }
  const close = () => {
    run.cancel()
    props.onClose()
  }
  return (
    <Dialog open label="Export keys" onClose={close}>
      <form onSubmit={submit}>
        <header>
          <h2>Export keys</h2>
        </header>
        <div class="body">
          <ChoiceField
            label="Keys"
            options={scopes()}
            value={scope()}
            onChoose={(value) => setScope(scopeOf(value))}
          />
          <Show when={scope() === 'pattern'}>
            <TextField label="Pattern, such as session:*" value={pattern()} onInput={setPattern} />
          </Show>
          <ChoiceField
            label="Format"
            options={FORMATS}
            value={format()}
            onChoose={(value) => setFormat(value === 'dump' ? 'dump' : 'ndjson')}
          />
          <p class="meta">
            {format() === 'dump'
              ? 'Only this server or a later release reads it. Pending entries of streams are kept.'
              : 'It can be read and edited. Groups of streams lose their pending entries.'}
          </p>
          <p role="status" class="row">
            <Show when={run.stage() === 'running'}>
              <LoaderCircle class="i spin" /> Written {byteText(run.bytes())}
            </Show>
            <Show when={run.stage() === 'done'}>
              <CircleCheck class="i ok" /> Exported {byteText(run.bytes())}
            </Show>
            <Show when={run.stage() === 'done' && unreachable() > 0}>
              <span class="warn">
                {counted(unreachable(), 'key')} out of reach of the user of the address: the file
                names them without their values.
              </span>
            </Show>
            <Show when={run.isCancelled()}>Cancelled. No file is kept.</Show>
          </p>
          <FailureBanner failure={run.failure()} />
        </div>
        <footer>
          <Show
            when={run.stage() === 'running'}
            fallback={
              <button type="button" class="btn" onClick={close}>
                Close
              </button>
            }
          >
            <button type="button" class="btn" onClick={run.cancel}>
              Cancel export
            </button>
          </Show>
          <button
            type="submit"
            class="btn primary"
            disabled={run.stage() === 'running' || (scope() === 'pattern' && pattern() === '')}
          >
            {writesToDisk() ? 'Export to a file…' : 'Export'}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

function firstScope({ tree }: KeyStudio, { address, chosen }: ExportProps): Scope {
  if (chosen !== undefined) return 'chosen'
  if (address !== undefined) return 'key'
  return tree.pattern() === '' ? 'all' : 'pattern'
}

function scopeOf(value: string): Scope {
  return value === 'key' || value === 'pattern' || value === 'chosen' ? value : 'all'
}

function wanted(scope: Scope, match: string, { address, chosen }: ExportProps) {
  if (scope === 'pattern') return { match }
  if (scope === 'chosen' && chosen !== undefined) return { keys: chosen.map(namedKey) }
  if (scope === 'all' || address === undefined) return {}
  return { keys: [namedKey(address)] }
}
