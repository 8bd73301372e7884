import { partsOf, textOf } from '../dialects/runtime-part.ts'
import type { QueryGroup, QueryKind } from '../ir/checked.ts'
import { type EmitContext, header } from './context.ts'
import type { Declaration, GeneratedFile, Link } from './generated-file.ts'
import { concat, delimited, group, indent, render, separated } from './layout.ts'
import { groupConstant, groupInterface } from './names.ts'

/** `database`: `New`, and what the methods of the groups run on. */
export function emitDatabase(groups: readonly QueryGroup[], context: EmitContext): GeneratedFile {
  const { driver, options } = context
  const { create, queries, parts, clientType } = driver.database
  const omitted = omittedMembers(groups, context)
  const used = partsOf(create, omitted)
  const others = parts.filter((part) => used.has(part) && part !== create && part !== queries)
  return {
    path: 'database',
    js: [
      header(options, undefined),
      ...groups.map(({ name }) => link(name, groupConstant(name), false)),
      code(`export ${textOf(create, omitted)}`),
      code(textOf(queries, omitted)),
      code(assignMethods(groups)),
      ...others.map((part) => code(textOf(part, omitted))),
    ],
    dts: [
      header(options, undefined),
      ...groups.map(({ name }) => link(name, groupInterface(name), true)),
      code(clientType),
      code(queriesInterface(groups, context)),
      code(newFunction(context)),
    ],
  }
}

const batches: readonly QueryKind[] = ['batchexec', 'batchmany', 'batchone']

/** Members of the class Session that only queries of some kinds need. */
const ofSomeKinds: readonly (readonly [string, readonly QueryKind[]])[] = [
  ['batch', batches],
  ['isInTransaction', batches],
  ['inSavepoint', [...batches, 'copyfrom']],
  ['result', ['execresult', 'execlastid']],
  ['lastId', ['execlastid']],
]

/** The members of the class Session that this project does not need. */
function omittedMembers(
  groups: readonly QueryGroup[],
  { driver }: EmitContext,
): ReadonlySet<string> {
  const { bulk } = driver.statements
  const kinds = new Set(groups.flatMap(({ queries }) => queries.map(({ query }) => query.kind)))
  const needs: readonly (readonly [string, readonly QueryKind[]])[] = [
    ...('members' in bulk ? bulk.members : []).map((member) => [member, ['copyfrom']] as const),
    ...ofSomeKinds,
  ]
  const isNeeded = (member: string) =>
    needs.some(([name, ofKinds]) => name === member && ofKinds.some((kind) => kinds.has(kind)))
  return new Set(needs.map(([member]) => member).filter((member) => !isNeeded(member)))
}

function link(group: string, name: string, typeOnly: boolean): Link {
  return { kind: 'import', typeOnly, names: [name], from: `./${group}.js` }
}

function assignMethods(groups: readonly QueryGroup[]): string {
  const sources = ['Queries.prototype', ...groups.map(({ name }) => groupConstant(name))]
  return render(concat(delimited('Object.assign(', sources, ')'), ';'), {})
}

function queriesInterface(groups: readonly QueryGroup[], { driver }: EmitContext): string {
  const { standsOn } = driver.database
  return `/** The queries, on one ${standsOn}. */
${extending(groups.map(({ name }) => groupInterface(name)))} {
  /**
   * Runs the scope in a transaction: commits when it resolves, rolls back when it rejects. Inside
   * a transaction it sets a savepoint. Calls on the same connection outside of it wait for its end,
   * so the scope must not wait for them.
   */
  transaction<T>(scope: (tx: Queries) => Promise<T>): Promise<T>;
}`
}

/** prettier never breaks before a single base. */
function extending(interfaces: readonly string[]): string {
  const start = 'export interface Queries'
  if (interfaces.length < 2) return [start, ...interfaces].join(' extends ')
  const line = { kind: 'line', flat: ' ', broken: '' } as const
  const bases = group(indent(line, separated(interfaces)))
  return render(group(start, indent(line, 'extends', bases)), { after: ' {' })
}

function newFunction({ driver }: EmitContext): string {
  const { client, clientNoun } = driver.database
  return `/** The queries on a ${clientNoun}; \`new New(${client})\` is the same. */
export declare const New: {
  (${client}: Client): Queries;
  new (${client}: Client): Queries;
};`
}

function code(text: string): Declaration {
  return { kind: 'code', text }
}
