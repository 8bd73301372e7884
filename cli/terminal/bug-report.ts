import { CompilerBug } from '../../compiler/diagnostics/bug.ts'

/** What a user sees when quarry itself is at fault. */
export function bugReport(error: unknown, version: string): string {
  const { place, cause } = error instanceof CompilerBug ? error : {}
  const thrown = cause ?? error
  const shown = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  return [
    'quarry has met a fault of its own; your files are as they were.',
    'Please report it with the lines below and, if you can, the SQL that leads to it.',
    '',
    ...(place ? [`at ${place.file}, characters ${place.start} to ${place.end}`] : []),
    `quarry ${version}, Node ${process.version}, ${process.platform}`,
    `${shown}\n`,
  ].join('\n')
}
