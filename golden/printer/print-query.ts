import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printList, printNamedWindow, printOrder } from './print-call.ts'
import { printFromList } from './print-from.ts'
import { printLimit } from './print-limit.ts'
import { clause, commas, nameList, type Printer, printName, words } from './printer.ts'

export function printQuery(query: Ast.Query, printer: Printer): string {
  return words(
    printWith(query.with, printer),
    printBody(query.body, printer),
    clause('ORDER BY', query.orderBy, (item) => printOrder(item, printer)),
    query.limit && printLimit(query.limit, printer),
    query.procedure && `PROCEDURE ${printer.expression(query.procedure)}`,
    ...query.locking.map((locking) => printLocking(locking, printer)),
    query.into?.text,
  )
}

export function printWith(clauses: Ast.With | undefined, printer: Printer): string {
  if (!clauses) return ''
  return words(
    'WITH',
    clauses.recursive && 'RECURSIVE',
    commas(clauses.ctes, (cte) => printCte(cte, printer)),
  )
}

function printCte(cte: Ast.Cte, printer: Printer): string {
  const { materialized, search, cycle } = cte
  return words(
    printer.style.name(cte.name),
    nameList(cte.columns, printer),
    'AS',
    materialized !== undefined && (materialized ? 'MATERIALIZED' : 'NOT MATERIALIZED'),
    `(${printer.statement(cte.query)})`,
    search && printSearch(search, printer),
    cycle && printCycle(cycle, printer),
    cte.restricted.length > 0 &&
      `CYCLE ${commas(cte.restricted, (name) => printer.style.name(name))} RESTRICT`,
  )
}

function printSearch({ order, by, set }: Ast.Search, { style }: Printer): string {
  const columns = commas(by, (name) => style.name(name))
  return `SEARCH ${order.toUpperCase()} FIRST BY ${columns} SET ${style.name(set)}`
}

function printCycle({ columns, mark, values, path }: Ast.Cycle, printer: Printer): string {
  const { style } = printer
  return words(
    `CYCLE ${commas(columns, (name) => style.name(name))} SET ${style.name(mark)}`,
    values && `TO ${printer.expression(values.to)} DEFAULT ${printer.expression(values.otherwise)}`,
    `USING ${style.name(path)}`,
  )
}

function printBody(body: Ast.QueryBody, printer: Printer): string {
  switch (body.kind) {
    case 'select':
      return printSelect(body, printer)
    case 'values': {
      const row = (items: readonly Ast.Expression[]) =>
        `${printer.style.valuesRow}(${printList(items, printer)})`
      return `VALUES ${commas(body.rows, row)}`
    }
    case 'query':
      return `(${printer.statement(body)})`
    case 'set-operation':
      return words(
        printArm(body.left, printer),
        body.operator.toUpperCase(),
        body.all && 'ALL',
        printArm(body.right, printer),
      )
  }
}

function printArm(body: Ast.QueryBody, printer: Printer): string {
  const text = printBody(body, printer)
  return body.kind === 'set-operation' && printer.style.nestedQueries ? `(${text})` : text
}

function printSelect(select: Ast.Select, printer: Printer): string {
  const { where, having, qualify } = select
  const [first] = select.items
  if (first?.kind === 'star' && first.ofTable && printer.style.tableQueries)
    return `TABLE ${printFromList(select.from, printer)}`
  return words(
    'SELECT',
    printHinted(select),
    printDistinct(select.distinct, printer),
    printItems(select.items, printer),
    select.into && printInto(select.into, printer),
    printFromClause(select, printer),
    where && `WHERE ${printer.expression(where)}`,
    clause(`GROUP BY${select.groupDistinct ? ' DISTINCT' : ''}`, select.groupBy, (item) =>
      printGroup(item, printer),
    ),
    having && `HAVING ${printer.expression(having)}`,
    clause('WINDOW', select.windows, (window) => printNamedWindow(window, printer)),
    qualify && `QUALIFY ${printer.expression(qualify)}`,
  )
}

function printFromClause({ from, where }: Ast.Select, printer: Printer): string {
  if (from.length > 0) return `FROM ${printFromList(from, printer)}`
  return where ? printer.style.emptyFrom : ''
}

/** What stands behind the first word of a statement. */
export function printHinted({ hints, modifiers }: Ast.Hinted): string {
  return words(hints && `/*+${hints}*/`, modifiers.join(' ').toUpperCase())
}

function printDistinct(distinct: Ast.Select['distinct'], printer: Printer): string {
  if (distinct === 'all') return ''
  return distinct === 'distinct' ? 'DISTINCT' : `DISTINCT ON (${printList(distinct.on, printer)})`
}

function printInto(into: Ast.IntoTable | Ast.IntoTargets, printer: Printer): string {
  if (into.kind === 'into-targets') return into.text
  const { table, persistence } = into
  const kept = persistence === 'permanent' ? '' : persistence.toUpperCase()
  return words('INTO', kept, 'TABLE', printName(table, printer))
}

export function printItems(items: readonly Ast.SelectItem[], printer: Printer): string {
  return commas(items, (item) => {
    if (item.kind === 'star') return printStar(item, printer)
    const name = itemName(item, printer)
    return words(printer.expression(item.expression), name && `AS ${printer.style.name(name)}`)
  })
}

function itemName(item: Ast.ExpressionItem, { style }: Printer): Ast.Name | undefined {
  const text = style.itemName(item)
  return item.alias ?? (text === undefined ? undefined : { text, quoted: true, at: item.at })
}

function printStar({ qualifier }: Ast.Star, printer: Printer): string {
  return qualifier ? `${printName(qualifier, printer)}.*` : '*'
}

function printGroup(item: Ast.GroupItem, printer: Printer): string {
  switch (item.kind) {
    case 'group-expression':
      return words(
        printer.expression(item.expression),
        item.direction !== 'unsaid' && item.direction.toUpperCase(),
      )
    case 'empty-set':
      return '()'
    case 'rollup':
    case 'cube':
      return `${item.kind.toUpperCase()} (${printList(item.members, printer)})`
    case 'grouping-sets':
      return `GROUPING SETS (${commas(item.items, (each) => printSet(each, printer))})`
    case 'with-rollup':
      return `${commas(item.items, (each) => printGroup(each, printer))} WITH ROLLUP`
  }
}

/** In MySQL a set stands in parentheses, one column as well. */
function printSet(item: Ast.GroupItem, printer: Printer): string {
  const text = printGroup(item, printer)
  return item.kind === 'group-expression' && item.expression.kind !== 'row' ? `(${text})` : text
}

function printLocking({ strength, of, wait }: Ast.Locking, printer: Printer): string {
  return words(
    strength === 'share'
      ? printer.style.shareLock
      : `FOR ${strength.toUpperCase().replaceAll('-', ' ')}`,
    clause('OF', of, (name) => printName(name, printer)),
    typeof wait === 'string'
      ? wait !== 'wait' && wait.toUpperCase().replace('-', ' ')
      : `WAIT ${wait.seconds}`,
  )
}
