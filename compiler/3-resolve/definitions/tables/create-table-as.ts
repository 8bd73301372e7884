import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import { asTruth, shaped } from '../../../ir/type.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dropReplaced } from '../objects/drop-replaced.ts'
import { freeName } from '../objects/new-object.ts'
import { describeResult } from '../views/describe-result.ts'
import { judgeReads } from '../views/judge-reads.ts'
import { areDistinct } from '../views/judge-view.ts'
import { refreshViews } from '../views/refresh-views.ts'
import { namedColumns } from '../views/view-columns.ts'
import { emptyRelation, noteTransient, placeOf, tableParts } from './create-table.ts'
import { resolveColumn } from './resolve-column.ts'
import { repartition, setOptions } from './set-options.ts'

/**
 * CREATE TABLE ... AS; what MySQL's definitions add to the result comes first, what they name of it is
 * as they say (manual 15.1.20.4).
 */
export function* createTableAs(table: Ast.CreateTableAs, context: DefinitionContext): Changes {
  if (table.orReplace) yield* dropReplaced(table.name, context)
  const on = freeName(table, 'relation', context)
  if (!on) return
  const { elements = noElements } = table
  const collation = context.dialect.definitions.collations.ofTable(elements.options)
  const defaults = collation === undefined ? {} : { collation }
  const columns = tableColumns(table, defaults, context)
  const unlogged = table.storage?.unlogged ? { unlogged: true as const } : {}
  const relation = { ...emptyRelation('table', on), columns, ...defaults, ...unlogged }
  yield { kind: 'create-relation', relation: { ...relation, place: placeOf(table, context) } }
  noteTransient(table, on, context)
  yield* setOptions(elements.options, on, context)
  if (elements.partitioning) yield* repartition(elements.partitioning.plain, on, context)
  yield* tableParts({ ...elements, columns: table.definitions }, on, context)
}

const noElements = { constraints: [], indexes: [], options: [], partitioning: undefined }

function tableColumns(
  table: Ast.CreateTableAs,
  defaults: Pick<Relation, 'collation'>,
  context: DefinitionContext,
): readonly Column[] {
  const { columnKey } = context.dialect.names
  const { collations, createdFrom } = context.dialect.definitions
  const own = new Map<string, Column>()
  for (const definition of table.definitions) {
    own.set(columnKey(definition.name.text), resolveColumn(definition, context, defaults))
  }
  refreshViews(context)
  const { columns: result } = describeResult(table.query, 'query', context)
  const made = createdFrom(namedColumns(table.columns, result, 'table', context)).map((column) => {
    const collation = collations.underDefault(column, undefined, defaults.collation)
    return own.get(columnKey(column.name)) ?? stored({ ...column, collation })
  })
  judgeReads(table.query, context)
  areDistinct(made, table.query, context)
  const taken = new Set(made.map(({ name }) => columnKey(name)))
  return [...[...own.values()].filter(({ name }) => !taken.has(columnKey(name))), ...made]
}

/** Later rows hold other documents and other numbers. */
function stored(column: Column): Column {
  return { ...column, type: asTruth(shaped(column.type, undefined), false) }
}
