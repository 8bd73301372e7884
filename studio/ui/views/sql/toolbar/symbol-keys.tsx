import { For } from 'solid-js'
import { useSql } from '../sql-context.ts'

const SYMBOLS = ['(', ')', ',', "'", '=', '*', '.', ';', '<', '>', '_', '%', '"', '-'] as const

/** The signs that a phone's keyboard hides. The keyboard stays open: the editor keeps the focus. */
export function SymbolKeys() {
  const { insert } = useSql()
  return (
    <div class="symbols phone-only" role="group" aria-label="Symbols">
      <For each={SYMBOLS}>
        {(symbol) => (
          <button
            type="button"
            class="btn mono"
            aria-label={`Insert ${symbol}`}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(symbol)}
          >
            {symbol}
          </button>
        )}
      </For>
    </div>
  )
}
