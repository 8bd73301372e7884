import type { Hazard, Step } from './step.ts'

/** What a file says of itself besides its statements. */
export interface MigrationHeader {
  /** The ids of the migrations that no other one knew when it was made; none: it is the first one. */
  readonly parents: readonly string[]
}

/**
 * A file of a migration: a statement behind the other, each with what it endangers above it, as `apply` reads it again.
 */
export function migrationText(steps: readonly Step[], { parents }: MigrationHeader): string {
  const header = parentLines(parents)
  return [...(header === '' ? [] : [header]), ...steps.map(stepText)].join('\n')
}

/** Where it stands in the line of migrations, as the header of its file says it. */
export function parentLines(parents: readonly string[]): string {
  return parents.map((parent) => `-- parent: ${parent}\n`).join('')
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
