import { unquoted } from '../text/tokens.ts'
import type { ForeignKeyReference, PhasedStep } from '../kinds/phased-step.ts'

/**
 * Foreign keys go and come with the other changes of their table, so that its rows are written once, where nothing
 * happens to the table that they refer to. One that is dropped and added again takes two statements: in one, MySQL
 * finds its name taken.
 */
export function fuseForeignKeys(steps: readonly PhasedStep[]): readonly PhasedStep[] {
  const plan = planOf(steps)
  return steps.map((step) => {
    const reference = step.alters?.references
    return reference && canFuse(step, reference, plan)
      ? { ...step, phase: 'alter-table' as const }
      : step
  })
}

interface Plan {
  /** Tables that are changed in one statement. */
  readonly altered: ReadonlySet<string | undefined>
  /** Tables to which something else happens as well. */
  readonly changed: ReadonlySet<string | undefined>
  /** Names of foreign keys that are dropped and added. */
  readonly renewed: ReadonlySet<string>
}

function planOf(steps: readonly PhasedStep[]): Plan {
  const tablesIn = (isMeant: (step: PhasedStep) => boolean) =>
    new Set(steps.filter(isMeant).map(({ table }) => table))
  const dropped = namesIn(steps, 'drop-foreign-key')
  return {
    altered: tablesIn(({ phase }) => phase === 'alter-table'),
    changed: tablesIn(
      ({ phase, alters }) => phase !== 'alter-table' && alters?.references === undefined,
    ),
    renewed: new Set([...namesIn(steps, 'add-foreign-key')].filter((name) => dropped.has(name))),
  }
}

function namesIn(steps: readonly PhasedStep[], phase: PhasedStep['phase']): ReadonlySet<string> {
  const found = steps.filter((step) => step.phase === phase)
  return new Set(found.flatMap(({ alters }) => alters?.references?.constraint.toLowerCase() ?? []))
}

function canFuse(step: PhasedStep, { constraint, table }: ForeignKeyReference, plan: Plan) {
  const other = unquoted(table)
  return (
    plan.altered.has(step.table) &&
    !plan.changed.has(step.table) &&
    other !== step.table &&
    !plan.altered.has(other) &&
    !plan.changed.has(other) &&
    !plan.renewed.has(constraint.toLowerCase())
  )
}
