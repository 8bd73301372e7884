import { createMemo, createSignal, For } from 'solid-js'
import { hexLineCount, hexLines } from '../../../../state/edit/value/binary-value.ts'

const LINE = 20
const OVERSCAN = 8

/** Bytes in hexadecimal and as text; only the lines in sight exist. */
export function HexView(props: { bytes: Uint8Array }) {
  const [top, setTop] = createSignal(0)
  let box: HTMLElement | undefined
  const count = () => hexLineCount(props.bytes)
  const first = () => Math.max(0, Math.floor(top() / LINE) - OVERSCAN)
  const lines = createMemo(() => {
    const height = Math.ceil((box?.clientHeight ?? 480) / LINE) + OVERSCAN * 2
    return hexLines(props.bytes, first(), Math.max(0, Math.min(count() - first(), height)))
  })
  return (
    <section
      ref={box}
      class="hex code"
      aria-label="Bytes"
      tabindex="0"
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div class="hex-lines" style={{ height: `${count() * LINE}px` }}>
        <For each={lines()}>
          {(line, place) => (
            <div class="hex-line" style={{ top: `${(first() + place()) * LINE}px` }}>
              <span class="faint">{line.place}</span>
              <span class="p">{line.hex.padEnd(47)}</span>
              <span>{line.text}</span>
            </div>
          )}
        </For>
      </div>
    </section>
  )
}
