import type { Paint } from '../../../compiler/diagnostics/render.ts'
import type { Step } from '../../../runtime/migrate/step.ts'

/** The statements of a plan, with what each endangers. */
export function planText(steps: readonly Step[], paint: Paint): string {
  return steps.map((step) => stepText(step, paint)).join('')
}

function stepText({ sql, hazards }: Step, paint: Paint): string {
  const notes = hazards.map(
    ({ kind, object, detail }) => `  ${paint.yellow(kind)} ${object}: ${detail}\n`,
  )
  return `${sql.trimEnd()};\n${notes.join('')}`
}
