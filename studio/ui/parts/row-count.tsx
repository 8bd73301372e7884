import { createEffect } from 'solid-js'
import type { TableSummary } from '../../api/tables.ts'
import { countText, shortCount } from '../state/numbers.ts'
import { useStudio } from '../state/studio.ts'

/** How many rows a table has; it is counted when it comes into sight, where the engine has no estimate. */
export function RowCount(props: { table: TableSummary; short?: boolean }) {
  const studio = useStudio()
  createEffect(() => studio.rowCounts.want(props.table))
  const count = () => studio.rowCounts.of(props.table)
  return <>{props.short ? shortCount(count()) : countText(count())}</>
}
