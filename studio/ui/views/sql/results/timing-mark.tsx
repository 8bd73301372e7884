import { durationText } from '../../../state/numbers.ts'
import type { ShownResult } from '../../../state/sql/run/script-run.ts'

/** How long the statement took, and where the time went. */
export function TimingMark(props: { shown: ShownResult }) {
  const parts = () => {
    const { dbMs, totalMs } = props.shown.result.timing
    return [dbMs, Math.max(0, totalMs - dbMs), props.shown.transferMs] as const
  }
  const said = () => {
    const [database, server, transfer] = parts().map(durationText)
    const total = durationText(parts().reduce((sum, part) => sum + part, 0))
    return `Database ${database}, studio ${server}, transfer ${transfer}, total ${total}`
  }
  const grow = (part: number): string => String(Math.max(0.01, part))
  return (
    <>
      <span class="meta" title={said()}>
        {durationText(parts()[0])}
      </span>
      <span class="timing hide-900" role="img" aria-label={said()} title={said()}>
        <i style={{ 'flex-grow': grow(parts()[0]) }} />
        <i style={{ 'flex-grow': grow(parts()[1]) }} />
        <i style={{ 'flex-grow': grow(parts()[2]) }} />
      </span>
    </>
  )
}
