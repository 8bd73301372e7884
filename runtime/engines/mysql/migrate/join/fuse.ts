import type { Hazard } from '../../../../migrate/step.ts'
import { alterText, clauseRanks, type AlterClause, type PhasedStep } from '../kinds/phased-step.ts'

/** Several changes of a table as one statement, which writes its rows once. */
export function fuse(table: string, steps: readonly PhasedStep[]): readonly PhasedStep[] {
  const [first] = steps
  if (first === undefined) return []
  const clauses = distinct(
    steps.flatMap(({ alters }) => alters ?? []),
    ({ clause }) => clause,
  )
  const checks = steps.flatMap((step) => step.checks ?? [])
  const fused: PhasedStep = {
    ...first,
    sql: alterText(table, clauses.toSorted(byPlace)),
    hazards: distinct(
      steps.flatMap(({ hazards }) => hazards),
      hazardKey,
    ),
    ...(checks.length === 0 ? {} : { checks }),
  }
  return [fused]
}

function byPlace(one: AlterClause, other: AlterClause): number {
  const ranks = clauseRanks.indexOf(one.rank) - clauseRanks.indexOf(other.rank)
  return ranks === 0 ? (one.place ?? 0) - (other.place ?? 0) : ranks
}

function hazardKey({ kind, object, detail }: Hazard): string {
  return [kind, object, detail].join('\n')
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
}
