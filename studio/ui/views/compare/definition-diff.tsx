import { createMemo, For, Show } from 'solid-js'
import type { ComparedObject } from '../../../api/compare.ts'
import type { SideWords } from '../../state/compare/compare-words.ts'
import { type DiffLine, type DiffRow, diffRows } from '../../state/compare/diff-rows.ts'

/** Two definitions line by line; one that only one side has stands alone. */
export function DefinitionDiff(props: { object: ComparedObject; words: SideWords }) {
  const rows = createMemo(() => diffRows(props.object.from ?? '', props.object.to ?? ''))
  const label = () => `${props.object.name} in ${props.words.from} and in ${props.words.to}`
  return (
    <Show
      when={props.object.change === 'changed'}
      fallback={<OneDefinition object={props.object} rows={rows()} />}
    >
      <div class="diff" role="group" aria-label={label()}>
        <For each={rows()}>
          {(row) => (
            <>
              <Line line={row.from} look={row.isSame ? 'same' : 'del'} />
              <Line line={row.to} look={row.isSame ? 'same' : 'add'} />
            </>
          )}
        </For>
      </div>
    </Show>
  )
}

function OneDefinition(props: { object: ComparedObject; rows: readonly DiffRow[] }) {
  const look = () => (props.object.change === 'added' ? 'add' : 'del')
  const lines = () => props.rows.flatMap((row) => (look() === 'add' ? row.to : row.from) ?? [])
  const isShown = (line: DiffLine) => line.pieces.length > 0
  return (
    <div class="diff one" role="group" aria-label={`Definition of ${props.object.name}`}>
      <For each={lines().filter(isShown)}>{(line) => <Line line={line} look={look()} />}</For>
    </div>
  )
}

const SAID = { same: '', del: 'Gone: ', add: 'New: ' } as const

function Line(props: { line: DiffLine | undefined; look: keyof typeof SAID }) {
  return (
    <Show
      when={props.line}
      fallback={
        <>
          <span class="no" />
          <span class="pad" />
        </>
      }
    >
      {(line) => (
        <>
          <span class="no" aria-hidden="true">
            {line().number}
          </span>
          <span class={`${props.look} sign`}>
            <Show when={SAID[props.look] !== ''}>
              <span class="sr">{SAID[props.look]}</span>
            </Show>
            <For each={line().pieces}>
              {({ text, look, isMarked }) => (
                <Show when={isMarked} fallback={<span class={look}>{text}</span>}>
                  <b>
                    <span class={look}>{text}</span>
                  </b>
                </Show>
              )}
            </For>
          </span>
        </>
      )}
    </Show>
  )
}
