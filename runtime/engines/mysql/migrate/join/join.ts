import { bug } from '../../../../../compiler/diagnostics/bug.ts'
import { groupRows } from '../../../../group-rows.ts'
import type { Action } from '../../../../migrate/plan/actions.ts'
import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Step } from '../../../../migrate/step.ts'
import { isPhased, keepingHistory, phases, type PhasedStep } from '../kinds/phased-step.ts'
import { fuse } from './fuse.ts'
import { fuseForeignKeys } from './fuse-foreign-keys.ts'

/** Every statement at its time, and all that a table can be told at once as one statement. */
export function joinSteps(actions: readonly Action[], { from, to }: Sides): readonly Step[] {
  const steps = actions.flatMap((action) => action.steps.map(phasedStep))
  const byPhase = groupRows(fuseForeignKeys(steps), ({ phase }) => phase)
  const [before, after] = [tablesOf(from), tablesOf(to)]
  const versioned = phases.indexOf('alter-again')
  return phases.flatMap((phase, index) =>
    joinPhase(byPhase.get(phase) ?? []).map((step) =>
      plainStep(step, index > versioned ? after : before),
    ),
  )
}

function tablesOf({ objects }: Definitions): ReadonlyMap<string, SchemaObject> {
  const tables = [...objects.values()].filter(({ kind }) => kind === 'table')
  return new Map(tables.map((object) => [object.name, object]))
}

function phasedStep(step: Step): PhasedStep {
  return isPhased(step) ? step : bug(`a step without its time: ${step.sql}`)
}

function joinPhase(steps: readonly PhasedStep[]): readonly PhasedStep[] {
  return [...groupRows(steps, ({ alters }) => alters?.table)].flatMap(([table, group]) =>
    table === undefined ? group : fuse(table, group),
  )
}

function plainStep(step: PhasedStep, tables: ReadonlyMap<string, SchemaObject>): Step {
  const { sql, hazards, checks, table, phase } = step
  const versioned = phase === 'drop-table' || table === undefined ? undefined : tables.get(table)
  const text = sql.startsWith('ALTER TABLE') ? keepingHistory(sql, versioned) : sql
  return { sql: text, hazards, ...(checks === undefined ? {} : { checks }) }
}
