import { createMemo, For, Show } from 'solid-js'
import '../../../styles/bulk.css'
import '../../../styles/import.css'
import { CodeText } from '../../../parts/code-text.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { keepMine } from '../../../state/edit/keep-mine.ts'
import { createFetched } from '../../../state/fetched.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import {
  changesText,
  incompleteRow,
  stagedBody,
  stagedCount,
  stagedItems,
  stagedStatements,
} from '../../../state/staged/staged-changes.ts'
import { useStudio } from '../../../state/studio.ts'

const WORDS = {
  edit: 'Edited',
  conflict: 'Conflict',
  failed: 'Not saved',
  new: 'New row',
  deleted: 'Deleted',
} as const

interface StagedDialogProps {
  readonly failure: unknown
  readonly isBusy: boolean
  readonly save: () => void
  readonly close: () => void
}

/** All that waits, each with a way back, and the statements that saving sends. */
export function StagedDialog(props: StagedDialogProps) {
  const state = useTable()
  const studio = useStudio()
  const place = () => ({ table: state.table(), queue: state.queue() })
  const incomplete = () => incompleteRow(state)
  const wanted = () => {
    // A trial beside the save would find the rows as the save leaves them.
    const isReady = !props.isBusy && stagedCount(state) > 0 && incomplete() === undefined
    return isReady ? stagedBody(state) : undefined
  }
  // An edit that is marked as crossed is sent as before: the same changes are tried once.
  const asked = createMemo(wanted, undefined, {
    equals: (before, now) => JSON.stringify(before) === JSON.stringify(now),
  })
  const tried = createFetched(asked, (_, signal) => stagedStatements(state, studio, signal))
  const text = () =>
    (tried.data()?.statements ?? [])
      .map(({ sql, parameters }) => {
        // A line break in a value would end the comment.
        const values = parameters.join(', ').replaceAll(/[\r\n]+/g, ' ')
        return values === '' ? `${sql};` : `${sql};\n-- ${values}`
      })
      .join('\n')
  return (
    <Dialog open label="Staged changes" class="dialog wide" onClose={() => props.close()}>
      <header>
        <h2>{changesText(stagedCount(state))} not saved</h2>
      </header>
      <div class="body">
        <ul class="scrolls faults" aria-label="Changes">
          <For each={stagedItems(state)}>
            {(item) => (
              <li>
                <b>{WORDS[item.kind]}</b>
                <code class="clip">{item.text}</code>
                <span class="grow">{item.reason}</span>
                <span class="row">
                  <Show when={item.crossed}>
                    {(edit) => (
                      <button
                        type="button"
                        class="btn small"
                        onClick={() => void keepMine(studio, { ...place(), edit: edit() })}
                      >
                        Keep mine
                      </button>
                    )}
                  </Show>
                  <button type="button" class="btn quiet small" onClick={() => item.revert()}>
                    {item.crossed === undefined ? 'Revert' : 'Take theirs'}
                  </button>
                </span>
              </li>
            )}
          </For>
        </ul>
        <FailureBanner failure={incomplete() ?? props.failure ?? tried.failure()} />
        <Show when={tried.data() !== undefined && stagedCount(state) > 0}>
          <div class="codebox scrolls">
            <CodeText text={text()} language="sql" label="Statements that are sent" />
          </div>
        </Show>
      </div>
      <footer>
        <button type="button" class="btn" onClick={() => props.close()}>
          Close
        </button>
        <button
          type="button"
          class="btn primary"
          disabled={props.isBusy || stagedCount(state) === 0}
          onClick={() => props.save()}
        >
          Save {changesText(stagedCount(state))}
        </button>
      </footer>
    </Dialog>
  )
}
