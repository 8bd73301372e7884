import type { ObjectChange } from '../../../../migrate/schema-kind.ts'
import type { Definitions } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has, textOf } from './attributes.ts'
import { parentOf, qualified, quote } from './names.ts'

/** That the table is clustered on an index, or finds its rows by it when they are replicated. */
export function indexUseSteps(
  { from, to }: ObjectChange,
  definitions: Definitions,
): readonly Step[] {
  const table = parentOf(to, definitions)
  const alter = `ALTER TABLE ${qualified(table)}`
  const steps: Step[] = []
  if (has(from, 'isClustered') !== has(to, 'isClustered'))
    steps.push(
      step(
        has(to, 'isClustered')
          ? `${alter} CLUSTER ON ${quote(to.name)}`
          : `${alter} SET WITHOUT CLUSTER`,
      ),
    )
  if (has(from, 'isReplicaIdentity') === has(to, 'isReplicaIdentity')) return steps
  // Where the table says how its rows are found, or another index does, that is said there.
  if (has(to, 'isReplicaIdentity'))
    steps.push(step(`${alter} REPLICA IDENTITY USING INDEX ${quote(to.name)}`))
  else if (textOf(table, 'replicaIdentity') === undefined)
    steps.push(step(`${alter} REPLICA IDENTITY DEFAULT`))
  return steps
}

export function tablespaceSteps({ from, to }: ObjectChange, altered: string): readonly Step[] {
  const [before, after] = [textOf(from, 'tablespace'), textOf(to, 'tablespace')]
  if (before === after) return []
  return [
    step(`ALTER ${altered} SET TABLESPACE ${after === undefined ? 'pg_default' : quote(after)}`),
  ]
}
