import type { RawValue } from '../raw-value.ts'

/** A step of a plan and the steps that give it rows. What the engine does not tell is undefined. */
export interface PlanStep {
  /** In the engine's words: `Hash Join`, `Table scan on x`. */
  readonly operation: string
  readonly relation: string | undefined
  readonly index: string | undefined
  /** Conditions, keys and other facts, in the engine's words. */
  readonly facts: readonly PlanFact[]
  /** In the engine's own unit, with the steps below. */
  readonly cost: number | undefined
  /** For each time that the step runs. */
  readonly estimatedRows: number | undefined
  readonly actualRows: number | undefined
  readonly loops: number | undefined
  /** The time of all its runs, with the steps below. */
  readonly milliseconds: number | undefined
  readonly children: readonly PlanStep[]
}

export interface PlanFact {
  readonly name: string
  readonly value: string
}

export interface Plan {
  readonly root: PlanStep
  /** As the engine wrote it. */
  readonly text: string
}

/** How an engine is asked for a plan. */
export interface Explain {
  /** The statement that plans another one; with `measured` it runs it as well. Undefined: the engine cannot. */
  readonly statement: (sql: string, measured: boolean) => string | undefined
  /** The plan in the rows that come back. */
  readonly plan: (rows: readonly (readonly RawValue[])[]) => Plan
}

/** A step of which nothing is known but its operation. */
export function bareStep(operation: string, children: readonly PlanStep[] = []): PlanStep {
  return {
    operation,
    relation: undefined,
    index: undefined,
    facts: [],
    cost: undefined,
    estimatedRows: undefined,
    actualRows: undefined,
    loops: undefined,
    milliseconds: undefined,
    children,
  }
}
