import type { Names } from '../../../dialects/dialect.ts'
import type * as Ir from '../../../ir/query.ts'
import type { Report } from '../../../diagnostics/report.ts'
import { outputNames } from './output-names.ts'

/** What the columns of a result are called as they are sent, and its objects, no two alike. */
export interface ResultNames {
  readonly columns: readonly string[]
  readonly objects: ReadonlyMap<Ir.Embed, string>
}

export function resultNames(statement: Ir.Statement, names: Names): ResultNames {
  return distinctOutputs(outputNames(statement), leftmostOutputs(statement), names)
}

/** The columns of `sqlc.embed` keep theirs, since they are read by their place: their object has one for all. */
export function distinctOutputs(
  columns: readonly string[],
  outputs: readonly Ir.Output[],
  names: Names,
): ResultNames {
  if (!outputs.some(({ written }) => written.kind === 'embed')) {
    return { columns: distinctNames(columns, names), objects: noObjects }
  }
  const embeds = columns.map((_, i) => {
    const written = outputs[i]?.written
    return written?.kind === 'embed' ? written.embed : undefined
  })
  const isFirst = (i: number) => embeds[i] === undefined || embeds.indexOf(embeds[i]) === i
  const items = columns.map((column, i) => embeds[i]?.name ?? column)
  const distinct = distinctNames(
    items.filter((_, i) => isFirst(i)),
    names,
  )
  const objects = new Map<Ir.Embed, string>()
  let next = 0
  const sent = columns.map((column, i) => {
    const name = isFirst(i) ? (distinct[next++] ?? column) : column
    const embed = embeds[i]
    if (!embed) return name
    if (isFirst(i)) objects.set(embed, name)
    return column
  })
  return { columns: sent, objects }
}

const noObjects: ResultNames['objects'] = new Map()

/** Warns of names that had to change, and of those that only the engine could think of. */
export function reportNames(resolved: Ir.Resolved, report: Report): void {
  const { statement, sentNames, objectNames } = resolved
  const names = outputNames(statement)
  const outputs = leftmostOutputs(statement)
  sentNames.forEach((sentAs, i) => {
    const column = names[i] ?? ''
    const output = outputs[i]
    const at = output?.at ?? statement.at
    if (sentAs !== column) report.add('duplicate-column', at, { column, sentAs })
    else if (output && isNameless(output)) report.add('unnamed-column', at, { column })
  })
  for (const [embed, sentAs] of objectNames) {
    const at = outputs.find(
      ({ written }) => written.kind === 'embed' && written.embed === embed,
    )?.at
    if (at && sentAs !== embed.name)
      report.add('duplicate-column', at, { column: embed.name, sentAs })
  }
}

/** `id`, `id`, `id` become `id`, `id_2`, `id_3`; a name that is taken already is passed over. */
export function distinctNames(names: readonly string[], { columnKey }: Names): readonly string[] {
  const written = new Set(names.map(columnKey))
  if (written.size === names.length) return names
  const used = new Set<string>()
  const numbers = new Map<string, number>()
  return names.map((name) => {
    let sentAs = name
    let number = numbers.get(name) ?? 1
    while (used.has(columnKey(sentAs))) {
      const candidate = `${name}_${++number}`
      if (!written.has(columnKey(candidate))) sentAs = candidate
    }
    numbers.set(name, number)
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
