import { Show } from 'solid-js'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { totalText } from '../../state/keys/key-words.ts'
import { groupedNumber } from '../../state/numbers.ts'

/** How far the scan has come, with the way to stop it or to go on. */
export function ScanBar() {
  const { tree } = useKeyStudio()
  const scan = () => tree.scan()
  const share = () => {
    const progress = scan().progress()
    if (progress === undefined || progress.total === 0) return 0
    if (progress.complete) return 100
    return progress.total === null ? 0 : Math.min(99, (progress.scanned / progress.total) * 100)
  }
  const text = () => {
    const { scanned = 0, total = 0, complete = false } = scan().progress() ?? {}
    if (complete) return total === null ? 'Scanned all keys' : `Scanned all ${totalText(total)}`
    return `Scanned ${groupedNumber(scanned)} of ${totalText(total)}`
  }
  return (
    <Show when={scan().progress()}>
      {(progress) => (
        <div class="scan">
          <div class="row">
            <span class="grow">{text()}</span>
            <Show
              when={scan().isRunning()}
              fallback={
                <button
                  type="button"
                  class="btn quiet small"
                  onClick={() => (progress().complete ? tree.refresh() : scan().goOn())}
                >
                  {progress().complete ? 'Scan again' : 'Go on'}
                </button>
              }
            >
              <button type="button" class="btn quiet small" onClick={() => scan().stop()}>
                Stop
              </button>
            </Show>
          </div>
          <span
            class="progress"
            role="progressbar"
            aria-label="Scan of the keys"
            aria-valuenow={Math.round(share())}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <i style={{ width: `${share()}%` }} />
          </span>
        </div>
      )}
    </Show>
  )
}
