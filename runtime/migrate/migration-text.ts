import type { Hazard, Step } from './step.ts'

/** What a file says of itself besides its statements. */
export interface MigrationHeader {
  /** The id of the migration that came before it when it was made; undefined: it is the first one. */
  readonly parent: string | undefined
}

/**
 * A file of a migration: a statement behind the other, each with what it endangers above it, as `apply` reads it again.
 */
export function migrationText(steps: readonly Step[], { parent }: MigrationHeader): string {
  const header = parent === undefined ? [] : [`-- parent: ${parent}\n`]
  return [...header, ...steps.map(stepText)].join('\n')
}

function stepText({ sql, hazards, checks = [] }: Step): string {
  const notes = [
    ...hazards.flatMap(hazardLines),
    ...checks.flatMap(({ count, refusal }) => [
      `-- check: ${inLine(count)}`,
      `-- refuse: ${refusal}`,
    ]),
  ]
  return [...notes, `${sql.trimEnd()};`, ''].join('\n')
}

function hazardLines({ kind, object, detail, count }: Hazard): readonly string[] {
  const line = `-- hazard: ${kind} ${object}: ${inLine(detail)}`
  return count === undefined ? [line] : [line, `-- count: ${inLine(count)}`]
}

function inLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim()
}
