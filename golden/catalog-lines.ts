import type {
  Catalog,
  Column,
  ForeignKey,
  Index,
  Instead,
  Key,
  NamedType,
  Relation,
  Schema,
  Sequence,
} from '../compiler/ir/catalog.ts'
import type { Cast, Routine } from '../compiler/ir/routine.ts'
import type { Type } from '../compiler/ir/type.ts'

/** A catalog as text, one fact a line, in its own order: what two catalogs disagree about is a line. */
export function catalogLines(catalog: Catalog): readonly string[] {
  const path = `search path ${catalog.searchPath.join(', ')}`
  const casts = [...(catalog.casts?.values() ?? [])].map(castText)
  return [path, ...casts, ...[...catalog.schemas.values()].flatMap(schemaLines)]
}

function castText({ from, to, by, context }: Cast): string {
  return `cast ${typeText(from)} as ${typeText(to)} by ${by} ${context}`
}

function schemaLines(schema: Schema): readonly string[] {
  return [
    words('schema', schema.name, comment(schema.comment)),
    ...[...schema.types.values()].map((type) => `type ${definitionText(type)}`),
    ...[...schema.sequences.values()].map(sequenceText),
    ...[...(schema.collations ?? [])].map((name) => `collation ${schema.name}.${name}`),
    ...[...schema.routines.values()].flat().map(routineText),
    ...[...schema.relations.values()].flatMap(relationLines),
  ]
}

function sequenceText({ schema, name, type, ownedBy }: Sequence): string {
  return words(
    `sequence ${schema}.${name} ${typeText(type)}`,
    ownedBy !== undefined && `of ${ownedBy.relation}.${ownedBy.column}`,
  )
}

function routineText(routine: Routine): string {
  const { kind, schema, name, parameters, variadic, setReturning, nulls } = routine
  const taken = parameters.map((parameter) =>
    words(parameter.name ?? '-', typeText(parameter.type), parameter.hasDefault && 'default'),
  )
  return words(
    `${kind} ${schema}.${name}(${taken.join(', ')})`,
    variadic && 'variadic',
    `-> ${setReturning ? 'setof ' : ''}${resultText(routine.result)}`,
    nulls !== 'maybe' && nulls,
  )
}

/** A row without a name is told by its fields. */
function resultText(type: Type): string {
  if (type.kind !== 'composite' || type.name !== undefined) return typeText(type)
  return `(${type.fields.map((field) => `${field.name} ${typeText(field.type)}`).join(', ')})`
}

function relationLines(relation: Relation): readonly string[] {
  const { kind, schema, name, primaryKey } = relation
  return [
    words(
      kind,
      `${schema}.${name}`,
      relation.unlogged === true && 'unlogged',
      comment(relation.comment),
    ),
    ...(relation.heirs ?? []).map((heir) => `  shows ${heir.schema}.${heir.name}`),
    ...(relation.instead ?? []).map((each) => `  ${insteadText(each)}`),
    ...refusedChanges(relation),
    ...relation.columns.map((column) => `  ${columnText(column)}`),
    ...(primaryKey === undefined ? [] : [`  primary key ${keyText(primaryKey)}`]),
    ...relation.uniqueKeys.map((key) => `  unique ${keyText(key)}`),
    ...relation.foreignKeys.map((key) => `  foreign key ${foreignKeyText(key)}`),
    ...relation.checks.map((check) => words('  check', check.name ?? '-')),
    ...relation.indexes.map((index) => `  index ${indexText(index)}`),
  ]
}

function insteadText({ kind, name, events, stands, returns }: Instead): string {
  return words(kind, name, `${stands} ${events.join(', ')}`, returns && 'returns')
}

/** What a view is not changed by, and where it is, the columns that take no value. */
function refusedChanges({ kind, columns, instead = [], changedThrough }: Relation): string[] {
  if (kind !== 'view' || !changedThrough) return []
  const made = instead.flatMap(({ stands, events }) => (stands === 'always' ? events : []))
  const refused = (['insert', 'update', 'delete'] as const).filter(
    (event) => !changedThrough.includes(event) && !made.includes(event),
  )
  const isWritten = ['update', 'delete'].every((event) =>
    changedThrough.some((each) => each === event),
  )
  const computed = columns.filter(
    ({ takesNone }) => isWritten && instead.length === 0 && takesNone === 'computed',
  )
  return [
    ...(refused.length > 0 ? [`  refuses ${refused.join(', ')}`] : []),
    ...(computed.length > 0 ? [`  computes ${computed.map(({ name }) => name).join(', ')}`] : []),
  ]
}

function columnText(column: Column): string {
  return words(
    column.name,
    typeText(column.type),
    !column.nullable && 'not null',
    column.notNull?.alone === true && 'no inherit',
    column.notNull?.unproven === true && 'not null not valid',
    column.hasDefault && 'default',
    column.generated !== 'none' && `generated ${column.generated}`,
    column.identity !== 'none' && `identity ${column.identity}`,
    column.hidden && 'hidden',
    column.collation !== undefined && `collate ${column.collation}`,
    comment(column.comment),
  )
}

function keyText({ name, columns, period, deferrable, nullsAlike, invalid }: Key): string {
  return words(
    name ?? '-',
    `(${columns.join(', ')})`,
    period === true && 'period',
    deferrable === true && 'deferrable',
    nullsAlike === true && 'nulls alike',
    invalid === true && 'invalid',
  )
}

function foreignKeyText(key: ForeignKey): string {
  const { schema, relation, columns } = key.references
  const target = `${schema}.${relation} (${columns.join(', ')})`
  return `${keyText(key)} -> ${target} on delete ${key.onDelete} on update ${key.onUpdate}`
}

function indexText({ name, columns, unique, partial, nullsAlike, invalid }: Index): string {
  const keys = columns.map((column) => column ?? '<expression>').join(', ')
  return words(
    name ?? '-',
    `(${keys})`,
    unique && 'unique',
    partial && 'partial',
    nullsAlike === true && 'nulls alike',
    invalid === true && 'invalid',
  )
}

function definitionText(type: NamedType): string {
  if (type.kind === 'enum') return words(typeText(type), 'enum', type.labels.join(', '))
  if (type.kind === 'domain')
    return words(typeText(type), 'domain', typeText(type.base), type.notNull && 'not null')
  if (type.kind === 'range')
    return words(typeText(type), 'range', typeText(type.subtype), nameText(type.multirange))
  if (type.kind === 'multirange') return words(typeText(type), 'multirange', typeText(type.range))
  const fields = type.fields.map((field) => `${field.name} ${typeText(field.type)}`)
  return `${typeText(type)} composite (${fields.join(', ')})`
}

function typeText(type: Type): string {
  switch (type.kind) {
    case 'scalar':
      return type.modifiers.length === 0 ? type.name : `${type.name}(${type.modifiers.join(',')})`
    case 'array':
      return `${typeText(type.element)}[]`
    case 'enum':
      return type.name === undefined ? `enum(${type.labels.join(',')})` : nameText(type)
    case 'domain':
    case 'range':
    case 'multirange':
    case 'composite':
      return nameText(type)
    case 'untyped':
    case 'unknown':
      return type.kind
  }
}

function nameText(type: {
  readonly schema: string | undefined
  readonly name?: string | undefined
}) {
  return `${type.schema ?? ''}.${type.name ?? ''}`
}

function comment(text: string | undefined): string | false {
  return text !== undefined && JSON.stringify(text)
}

function words(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' ')
}
