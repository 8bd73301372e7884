import type * as Ir from '../../ir/query.ts'
import { isWithin, type Span } from '../../source/span.ts'
import { variablesOf } from './variables-of.ts'
import { statementsIn } from './each-select.ts'

interface Reader {
  readonly cte: Ir.Cte
  readonly at: Span
}

/** Those that nothing reads but each other, wherever they stand; what changes rows is run for its effect. */
export function unusedCtes(statement: Ir.Statement): ReadonlySet<Ir.Cte> {
  const unused = new Set<Ir.Cte>()
  const readers: Reader[] = []
  for (const each of statementsIn(statement)) {
    if (each.kind === 'command') continue
    for (const cte of each.ctes) if (cte.query.kind === 'query') unused.add(cte)
    for (const { over } of readBy(each))
      if (over.kind === 'cte') readers.push({ cte: over.cte, at: each.at })
  }
  const isRead = ({ at }: Reader) => ![...unused].some((cte) => isWithin(at, cte.at))
  for (let size = -1; size !== unused.size;) {
    size = unused.size
    for (const reader of readers) if (isRead(reader)) unused.delete(reader.cte)
  }
  return unused
}

/** The relations of a statement's own FROM, those of each arm of a query. */
export function readBy(statement: Exclude<Ir.Statement, Ir.Command>): readonly Ir.RangeVariable[] {
  if (statement.kind === 'query') return ofBody(statement.body)
  return statement.kind === 'insert' ? [] : variablesOf(statement.from)
}

function ofBody(body: Ir.Body): readonly Ir.RangeVariable[] {
  if (body.kind === 'select') return variablesOf(body.from)
  return body.kind === 'set-operation' ? [...ofBody(body.left), ...ofBody(body.right)] : []
}
