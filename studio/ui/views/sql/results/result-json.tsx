import Copy from 'lucide-solid/icons/copy'
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js'
import type { SqlResult } from '../../../../api/sql.ts'
import { copyAndTell } from '../../../state/browser/copy-and-tell.ts'
import { rowWindow } from '../../../state/grid/visible-window.ts'
import {
  type JsonLine,
  jsonLine,
  jsonLineCount,
  jsonText,
} from '../../../state/sql/results/json-lines.ts'
import { useStudio } from '../../../state/studio.ts'

const LINE_REM = 1.25
const OVERSCAN = 20

const LOOKS = {
  sign: 'faint',
  text: 's',
  number: 'n',
  boolean: 'b',
  null: 'nu',
  document: 'ty',
} as const satisfies Record<JsonLine['look'], string>

/** The rows as JSON: only the lines in sight exist. */
export function ResultJson(props: { result: SqlResult; place: number }) {
  const studio = useStudio()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const height = LINE_REM * rem
  const [sight, setSight] = createSignal({ top: 0, height: 400 })
  const lines = createMemo(() => {
    const { start, end } = rowWindow(sight(), height, jsonLineCount(props.result), OVERSCAN)
    return Array.from({ length: end - start }, (_, step) => start + step)
  })
  const watch = (element: HTMLElement) => {
    const measure = () => setSight({ top: element.scrollTop, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    onCleanup(() => observer.disconnect())
  }
  return (
    <div class="result-json">
      <button
        type="button"
        class="icon small copy"
        aria-label="Copy as JSON"
        title="Copy as JSON"
        onClick={() => void copyAndTell(studio, jsonText(props.result), 'Rows copied as JSON')}
      >
        <Copy class="i" />
      </button>
      <section
        ref={watch}
        class="code json-lines"
        tabindex="0"
        aria-label={`Result ${props.place + 1} as JSON`}
      >
        <div class="json-space" style={{ height: `${jsonLineCount(props.result) * height}px` }}>
          <For each={lines()}>
            {(place) => <Line line={jsonLine(props.result, place)} top={place * height} />}
          </For>
        </div>
      </section>
    </div>
  )
}

function Line(props: { line: JsonLine; top: number }) {
  return (
    <div class="json-line" style={{ top: `${props.top}px` }}>
      {'  '.repeat(props.line.indent)}
      <Show when={props.line.key}>
        {(key) => (
          <>
            {key()}
            <span class="faint">: </span>
          </>
        )}
      </Show>
      <span class={LOOKS[props.line.look]}>{props.line.value}</span>
      <span class="faint">{props.line.end}</span>
    </div>
  )
}
