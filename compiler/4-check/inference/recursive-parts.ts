import type * as Ir from '../../ir/query.ts'
import { statementsIn } from '../tree/each-select.ts'
import { readBy } from '../tree/unused-ctes.ts'

/** The parts of a CTE that reads itself. */
export interface RecursiveParts {
  /** What it starts with: all of its arms but those that read it; undefined where there is none. */
  readonly seed: Ir.Query | undefined
  /** The arms that read it, each as a query. */
  readonly steps: readonly Ir.Query[]
  /** The set operations that such arms are part of. */
  readonly joined: readonly Ir.SetOperation[]
}

/** Undefined where a CTE does not read itself. */
export function recursiveParts(cte: Ir.Cte): RecursiveParts | undefined {
  const { query } = cte
  if (!cte.recursive || query.kind !== 'query' || query.body.kind !== 'set-operation')
    return undefined
  const steps: Ir.Query[] = []
  const joined: Ir.SetOperation[] = []
  const seedOf = (body: Ir.Body): Ir.Body | undefined => {
    if (body.kind === 'set-operation') {
      const before = steps.length
      const [left, right] = [seedOf(body.left), seedOf(body.right)]
      if (steps.length === before) return body
      joined.push(body)
      return left && right ? { ...body, left, right } : (left ?? right)
    }
    const alone = armAlone(query, body)
    if (!reads(alone, cte)) return body
    steps.push(alone)
    return undefined
  }
  const seed = seedOf(query.body)
  if (steps.length === 0) return undefined
  return { seed: seed && armAlone(query, seed), steps, joined }
}

function armAlone(query: Ir.Query, body: Ir.Body): Ir.Query {
  return { ...query, body, ctes: [], orderBy: [], limit: undefined, offset: undefined }
}

function reads(query: Ir.Query, cte: Ir.Cte): boolean {
  return statementsIn(query).some(
    (each) =>
      each.kind !== 'command' &&
      readBy(each).some(({ over }) => over.kind === 'cte' && over.cte === cte),
  )
}
