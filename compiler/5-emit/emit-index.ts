import type { Column, Relation } from '../ir/catalog.ts'
import { takesNull } from '../ir/takes-null.ts'
import { type EmitContext, header, typeMembers } from './context.ts'
import type { EmittedGroup } from './emit-group.ts'
import { propertyKey } from './emit-row.ts'
import type { Declaration, GeneratedFile, Interface, Property } from './generated-file.ts'
import type { NamedEnum, NamedRecord } from './schema-names.ts'
import { labelTypes } from './literal-types.ts'

/** `index`: `New`, the types of all groups, and those of the schema: enums and records. */
export function emitIndex(groups: readonly EmittedGroup[], context: EmitContext): GeneratedFile {
  const { options } = context
  const newFunction = {
    kind: 'export',
    typeOnly: false,
    names: ['New'],
    from: './database.js',
  } as const satisfies Declaration
  return {
    path: 'index',
    js: [header(options, undefined), newFunction],
    dts: [
      header(options, undefined),
      newFunction,
      { kind: 'export', typeOnly: true, names: ['Queries'], from: './database.js' },
      ...groups.map(reExport),
      jsonValue,
      ...schemaDeclarations(context),
    ],
  }
}

const reExports = new WeakMap<EmittedGroup, Declaration>()

function reExport(group: EmittedGroup): Declaration {
  const { file, interfaces } = group
  const names = interfaces.map(({ name }) => name).sort()
  const from = `./${file.path}.js`
  const link = reExports.get(group) ?? { kind: 'export', typeOnly: true, names, from }
  reExports.set(group, link)
  return link
}

const declarationsOf = new WeakMap<EmitContext, readonly Declaration[]>()

/** Enums and records; the same objects while a project that changes keeps its context. */
function schemaDeclarations(context: EmitContext): readonly Declaration[] {
  const { enums, records } = context.names
  const declarations = declarationsOf.get(context) ?? [
    ...enums.map(enumAlias),
    ...records.flatMap((record) => recordInterfaces(record, context)),
  ]
  declarationsOf.set(context, declarations)
  return declarations
}

const jsonValue: Declaration = {
  kind: 'code',
  text: `/** A JSON document. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };`,
}

function enumAlias({ name, type, subject }: NamedEnum): Declaration {
  const doc = type.name === undefined ? `The enum of \`${subject}\`.` : `The enum \`${subject}\`.`
  return { kind: 'alias', name, doc: [doc], type: labelTypes(type) }
}

const relationNouns: Readonly<Record<Relation['kind'], string>> = {
  table: 'table',
  view: 'view',
  'materialized-view': 'materialized view',
  'virtual-table': 'virtual table',
  'foreign-table': 'foreign table',
  sequence: 'sequence',
}

/** A row; for what can be written to, also what to write for a new and for a changed row. */
function recordInterfaces(
  { name, relation, writable }: NamedRecord,
  context: EmitContext,
): Interface[] {
  const { kind, comment } = relation
  const read = relation.columns
    .filter(({ hidden }) => !hidden)
    .map((column) => property(column, relation, 'row', context))
  const intro = `A row of the ${relationNouns[kind]} \`${relation.name}\`.`
  const doc = comment === undefined ? [intro] : [intro, '', ...comment.split('\n')]
  const row = recordInterface(name, doc, read)
  if (!writable) return [row]
  return [
    row,
    ...(['new', 'changed'] as const).map((state) =>
      recordInterface(
        state === 'new' ? `Create${name}` : `Update${name}`,
        [`What to write for a ${state} row of \`${relation.name}\`.`],
        relation.columns
          .filter(isWritable)
          .map((column) => property(column, relation, state, context)),
      ),
    ),
  ]
}

function isWritable({ generated, identity, hidden }: Column): boolean {
  return generated === 'none' && identity !== 'always' && !hidden
}

function recordInterface(
  name: string,
  doc: readonly string[],
  properties: readonly Property[],
): Interface {
  return { kind: 'interface', name, doc, properties, methods: [] }
}

function property(
  column: Column,
  { schema, name }: Relation,
  use: 'row' | 'new' | 'changed',
  context: EmitContext,
): Property {
  const key = context.names.property({ schema, relation: name }, column.name)
  const [way, nullable] =
    use === 'row' ? (['read', column.nullable] as const) : (['write', takesNull(column)] as const)
  return {
    name: propertyKey(key),
    doc: use === 'row' && column.comment !== undefined ? column.comment.split('\n') : [],
    optional: use === 'changed' || (use === 'new' && isOptional(column)),
    type: typeMembers(
      { ...column, nullable, source: { schema, relation: name, column: column.name } },
      way,
      context,
    ),
  }
}

function isOptional(column: Column): boolean {
  return column.hasDefault || takesNull(column) || column.identity !== 'none'
}
