import type { Names } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import type { Report } from '../../diagnostics/report.ts'
import { outputNames } from './output-names.ts'

/** The names of the result columns as they are sent, no two alike. */
export function resultNames(statement: Ir.Statement, names: Names): readonly string[] {
  return distinctOutputs(outputNames(statement), leftmostOutputs(statement), names)
}

/** The columns of `sqlc.embed` keep theirs: they are read by their place. */
export function distinctOutputs(
  columns: readonly string[],
  outputs: readonly Ir.Output[],
  names: Names,
): readonly string[] {
  const isOwn = (i: number) => outputs[i]?.written.kind !== 'embed'
  const own = distinctNames(
    columns.filter((_, i) => isOwn(i)),
    names,
  )
  let next = 0
  return columns.map((column, i) => (isOwn(i) ? (own[next++] ?? column) : column))
}

/** Warns of names that had to change, and of those that only the engine could think of. */
export function reportNames({ statement, sentNames }: Ir.Resolved, report: Report): void {
  const names = outputNames(statement)
  const outputs = leftmostOutputs(statement)
  sentNames.forEach((sentAs, i) => {
    const column = names[i] ?? ''
    const output = outputs[i]
    const at = output?.at ?? statement.at
    if (sentAs !== column) report.add('duplicate-column', at, { column, sentAs })
    else if (output && isNameless(output)) report.add('unnamed-column', at, { column })
  })
}

/** `id`, `id`, `id` become `id`, `id_2`, `id_3`; a name that is taken already is passed over. */
function distinctNames(names: readonly string[], { columnKey }: Names): readonly string[] {
  const written = new Set(names.map(columnKey))
  const used = new Set<string>()
  return names.map((name) => {
    let sentAs = name
    for (let n = 2; used.has(columnKey(sentAs)); n++) {
      const candidate = `${name}_${n}`
      if (!written.has(columnKey(candidate))) sentAs = candidate
    }
    used.add(columnKey(sentAs))
    return sentAs
  })
}

function isNameless({ name, written, expression }: Ir.Output): boolean {
  if (expression.kind === 'column') return false
  return (
    written.kind === 'expression' &&
    !written.alias &&
    !/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name)
  )
}

/** The select list that names the result. */
export function leftmostOutputs(statement: Ir.Statement): readonly Ir.Output[] {
  if (statement.kind === 'command') return []
  if (statement.kind !== 'query') return statement.returning
  const body = leftmostBody(statement.body)
  return body.kind === 'select' ? body.outputs : []
}

/** The arm that names the columns of a set operation. */
export function leftmostBody(body: Ir.Body): Ir.Select | Ir.Values {
  switch (body.kind) {
    case 'query':
      return leftmostBody(body.body)
    case 'set-operation':
      return leftmostBody(body.left)
    default:
      return body
  }
}
