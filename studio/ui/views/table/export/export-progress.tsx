import CircleCheck from 'lucide-solid/icons/circle-check'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import { Show } from 'solid-js'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import type { FileRun } from '../../../state/export/file-run.ts'
import { writesToDisk } from '../../../state/export/file-target.ts'
import { byteText } from '../../../state/numbers.ts'

/** How far a file is written. */
export function ExportProgress(props: { run: Omit<FileRun, 'start'> }) {
  return (
    <>
      <Show when={props.run.stage() === 'running'}>
        <p class="row" role="status">
          <LoaderCircle class="i i-s spin" />
          {byteText(props.run.bytes())} written so far
        </p>
      </Show>
      <Show when={props.run.stage() === 'done'}>
        <p class="row" role="status">
          <CircleCheck class="i i-s ok" />
          Exported {byteText(props.run.bytes())}
        </p>
      </Show>
      <Show when={!writesToDisk() && props.run.stage() === 'asking'}>
        <p class="hint">This browser keeps the file in memory while it arrives: at most 512 MB.</p>
      </Show>
      <FailureBanner failure={props.run.failure()} />
    </>
  )
}
