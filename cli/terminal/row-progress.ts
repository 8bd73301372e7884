import type { Terminal } from './terminal.ts'

export interface RowProgress {
  /** Rows of this table follow; `total` where it is known. */
  readonly begin: (table: string, total: number | undefined) => void
  readonly count: (rows: number) => void
  /** Takes the line away. */
  readonly end: () => void
}

/** Milliseconds between two looks of the line. */
const PAUSE = 100
const BAR = 20
const CLEAR_LINE = '\r\u001B[2K'

/** One line of a terminal that says how many rows are done and how fast; nothing where there is no terminal. */
export function rowProgress(terminal: Terminal, now: () => number): RowProgress {
  const columns = terminal.errorColumns
  if (columns === undefined) return { begin: ignore, count: ignore, end: ignore }
  const started = now()
  let [table, total, rows, all] = ['', 0, 0, 0]
  let last = started
  let isDrawn = false
  const draw = () => {
    last = now()
    isDrawn = true
    const speed = `${grouped(Math.round((all * 1000) / Math.max(1, last - started)))} rows/s`
    const parts = [barOf(rows, total), table, countOf(rows, total), speed].filter(Boolean)
    const line = parts.join('  ').slice(0, columns - 1)
    terminal.err(`${CLEAR_LINE}${terminal.errorPaint.dim(line)}`)
  }
  return {
    begin(name, wanted) {
      ;[table, total, rows] = [name, wanted ?? 0, 0]
    },
    count(more) {
      rows += more
      all += more
      if (now() - last >= PAUSE) draw()
    },
    end() {
      if (isDrawn) terminal.err(CLEAR_LINE)
      isDrawn = false
    },
  }
}

function ignore(): void {
  // Nobody looks.
}

function barOf(rows: number, total: number): string {
  if (total === 0) return ''
  const full = Math.min(BAR, Math.floor((rows * BAR) / total))
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`
}

function countOf(rows: number, total: number): string {
  return total === 0 ? `${grouped(rows)} rows` : `${grouped(rows)} of ${grouped(total)} rows`
}

/** `1,234,567` */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
