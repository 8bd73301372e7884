import type { RenameHint } from '../../compiler/rename-hints.ts'
import type { Sides } from './schema-kind.ts'
import type { Definitions, SchemaObject } from './schema-object.ts'

/**
 * Returns what may be a table or a column under a new name although no hint says so: one is gone, another of the same
 * definition has come, and no third could be meant. Whether it is one, only a person knows.
 */
export function possibleRenames(sides: Sides): readonly RenameHint[] {
  const { from, to } = sides
  const [before, after] = [childrenOf(undefined, 'table', from), childrenOf(undefined, 'table', to)]
  const kept = after.filter(({ id }) => from.objects.has(id))
  return [
    ...pairsOf({ before, after, definitionOf: columnsText }, sides).map(([old, table]) =>
      hintOf(table, { column: undefined, from: old.name }),
    ),
    ...kept.flatMap((table) => {
      const columns = {
        before: childrenOf(table, 'column', from),
        after: childrenOf(table, 'column', to),
        definitionOf: namelessText,
      }
      return pairsOf(columns, sides).map(([old, column]) =>
        hintOf(table, { column: column.name, from: old.name }),
      )
    }),
  ]
}

function hintOf(
  { schema, name }: SchemaObject,
  rest: Pick<RenameHint, 'column' | 'from'>,
): RenameHint {
  return { schema: schema ?? '', table: name, ...rest }
}

function childrenOf(
  parent: SchemaObject | undefined,
  kind: string,
  definitions: Definitions,
): readonly SchemaObject[] {
  const objects = parent ? definitions.childrenOf(parent.id) : [...definitions.objects.values()]
  return objects.filter((object) => object.kind === kind)
}

function columnsText(table: SchemaObject, definitions: Definitions): string {
  const columns = childrenOf(table, 'column', definitions)
  return JSON.stringify(columns.map(({ name, attributes }) => [name, attributes]))
}

/** Where the case of a name does not count for the id, the name stands among the attributes as well. */
function namelessText({ attributes, name }: SchemaObject): string {
  return JSON.stringify(Object.entries(attributes).filter(([, value]) => value !== name))
}

interface Candidates {
  readonly before: readonly SchemaObject[]
  readonly after: readonly SchemaObject[]
  readonly definitionOf: (object: SchemaObject, definitions: Definitions) => string
}

/** What is gone, each with what has come of the same definition, where both are the only ones that have it. */
function pairsOf(
  { before, after, definitionOf }: Candidates,
  { from, to }: Sides,
): readonly (readonly [SchemaObject, SchemaObject])[] {
  const gone = before.filter(({ id }) => !to.objects.has(id))
  const come = after.filter(({ id }) => !from.objects.has(id))
  const olds = Map.groupBy(gone, (object) => definitionOf(object, from))
  const news = Map.groupBy(come, (object) => definitionOf(object, to))
  return [...olds].flatMap(([definition, [old, ...moreOld]]) => {
    const [object, ...more] = news.get(definition) ?? []
    const isAlone = moreOld.length + more.length === 0
    return isAlone && old && object ? [[old, object] as const] : []
  })
}
