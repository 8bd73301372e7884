import ChevronDown from 'lucide-solid/icons/chevron-down'
import Play from 'lucide-solid/icons/play'
import Square from 'lucide-solid/icons/square'
import { createSignal, onCleanup, Show } from 'solid-js'
import { MenuButton } from '../../../parts/menu-button.tsx'
import { durationText } from '../../../state/numbers.ts'
import { useSql } from '../sql-context.ts'

/** Run and run all; while something runs, cancel is in their place. */
export function RunButtons() {
  const { session } = useSql()
  return (
    <Show when={session.run.runningSince()} fallback={<RunSplit />}>
      {(since) => <Cancel since={since()} onCancel={() => session.run.cancel()} />}
    </Show>
  )
}

function RunSplit() {
  const { session, acts } = useSql()
  const isSelected = () => session.selection().start < session.selection().end
  const label = () => (isSelected() ? 'Run selection' : 'Run statement')
  const sections = () => [
    {
      items: [
        { label: label(), end: 'Ctrl Enter', run: acts.runStatement },
        { label: 'Run all', end: 'Ctrl Shift Enter', run: acts.runAll },
      ],
    },
  ]
  return (
    <>
      <span class="split">
        <button
          type="button"
          class="btn primary"
          title={`${label()} (Ctrl+Enter)`}
          onClick={acts.runStatement}
        >
          <Play class="i i-s" />
          <span class="hide-phone">{label()}</span>
          <span class="phone-text">Run</span>
          <span class="keys hide-1100" aria-hidden="true">
            <kbd>Ctrl ↵</kbd>
          </span>
        </button>
        <MenuButton class="btn primary" label="More ways to run" sections={sections()}>
          <ChevronDown class="i i-s" />
        </MenuButton>
      </span>
      <button
        type="button"
        class="btn hide-1100"
        title="Run all statements (Ctrl+Shift+Enter)"
        onClick={acts.runAll}
      >
        Run all
      </button>
    </>
  )
}

function Cancel(props: { since: number; onCancel: () => void }) {
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 200)
  onCleanup(() => clearInterval(timer))
  return (
    <>
      <button type="button" class="btn" onClick={() => props.onCancel()}>
        <Square class="i i-s" />
        Cancel
      </button>
      <span class="meta running" aria-hidden="true">
        {durationText(Math.max(0, now() - props.since))}
      </span>
    </>
  )
}
