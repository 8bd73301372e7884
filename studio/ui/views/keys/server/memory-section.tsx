import { For, Show } from 'solid-js'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createJobRun } from '../../../state/keys/job-run.ts'
import { keyLabel } from '../../../state/keys/key-address.ts'
import { counted, totalText } from '../../../state/keys/key-words.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { byteText, groupedNumber } from '../../../state/numbers.ts'

interface Share {
  readonly name: string
  readonly keys: number
  readonly bytes: number
}

/** What takes the memory of a database, by prefix and by type. */
export function MemorySection() {
  const studio = useKeyStudio()
  const run = createJobRun(studio.api)
  const measure = () =>
    void run.start('/api/kv/memory', {
      ...{ database: studio.database(), separator: studio.separator() },
    })
  const report = () => run.job()?.memory ?? undefined
  const prefixes = (): readonly Share[] =>
    (report()?.prefixes ?? []).map(({ prefix, encoding, keys, bytes }) => ({
      ...{ name: keyLabel({ key: prefix, encoding }), keys, bytes },
    }))
  const types = (): readonly Share[] =>
    (report()?.types ?? []).map(({ type, keys, bytes }) => ({ name: type, keys, bytes }))
  return (
    <section aria-label="Memory">
      <h2 class="h2">
        Memory of db{studio.database() ?? 0}
        <span class="grow" />
        <Show
          when={run.isRunning()}
          fallback={
            <button type="button" class="btn small" onClick={measure}>
              Measure
            </button>
          }
        >
          <button type="button" class="btn small" onClick={run.stop}>
            Stop
          </button>
        </Show>
      </h2>
      <FailureBanner failure={run.failure() ?? (run.job()?.error || undefined)} class="strip" />
      <Show
        when={run.job()}
        fallback={<p class="ttl-none">Each key is asked for its size, by a scan in steps.</p>}
      >
        {(job) => (
          <p class="ttl-none" aria-live="polite">
            {job().state === 'cancelled' ? 'Cancelled. ' : ''}Measured {groupedNumber(job().found)}{' '}
            keys of {totalText(job().total)}, {byteText(report()?.bytes ?? 0)}
            {job().state === 'done' ? '.' : ' so far.'}
            <Show when={(report()?.unreachable ?? 0) > 0}>
              {' '}
              {counted(report()?.unreachable ?? 0, 'key')} out of reach of the user of the address.
            </Show>
          </p>
        )}
      </Show>
      <Shares head="Prefix" shares={prefixes()} of={report()?.bytes ?? 0} />
      <Shares head="Type" shares={types()} of={report()?.bytes ?? 0} />
    </section>
  )
}

function Shares(props: { head: string; shares: readonly Share[]; of: number }) {
  const share = (bytes: number) => (props.of === 0 ? 0 : (bytes / props.of) * 100)
  return (
    <Show when={props.shares.length > 0}>
      <table class="list">
        <thead>
          <tr>
            <th>{props.head}</th>
            <th class="num">Keys</th>
            <th class="num">Memory</th>
            <th class="share-head">Share</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.shares.slice(0, 50)}>
            {({ name, keys, bytes }) => (
              <tr>
                <td class="mono">{name}</td>
                <td class="num">{groupedNumber(keys)}</td>
                <td class="num">{byteText(bytes)}</td>
                <td>
                  <span class="progress share-bar">
                    <i style={{ width: `${share(bytes)}%` }} />
                  </span>
                  <span class="sr">{share(bytes).toFixed(1)} %</span>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  )
}
