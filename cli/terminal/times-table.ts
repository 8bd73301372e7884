/** A line for each stage and one for all of them, in milliseconds. */
export function timesTable(times: ReadonlyMap<string, number>): string {
  const total = [...times.values()].reduce((sum, time) => sum + time, 0)
  const rows = [...times, ['total', total] as const]
  const width = Math.max(...rows.map(([stage]) => stage.length))
  return rows
    .map(([stage, time]) => `${stage.padEnd(width)} ${time.toFixed(1).padStart(8)} ms\n`)
    .join('')
}
