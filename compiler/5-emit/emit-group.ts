import { type CheckedQuery, givesRows, type QueryGroup } from '../ir/checked.ts'
import { type EmitContext, header, importsFromIndex } from './context.ts'
import { emitQuery, type QueryPlan, recordOf } from './emit-query.ts'
import {
  rowFunction,
  type RowReading,
  type RowRules,
  rowRules,
  type ShareRecord,
} from './emit-row.ts'
import type { Declaration, GeneratedFile, Interface } from './generated-file.ts'
import type { Layout } from './layout.ts'
import { createModuleScope, type ModuleScope } from './module-scope.ts'
import { groupConstant, groupInterface, methodName } from './names.ts'
import { withParameterNames } from './parameter-names.ts'

/** The module of one query file: its statements, its methods, and the functions that these use. */
export interface EmittedGroup {
  readonly file: GeneratedFile
  /** The interfaces that the module declares. */
  readonly interfaces: readonly Interface[]
}

export function emitGroup(given: QueryGroup, context: EmitContext): EmittedGroup {
  const { driver, options } = context
  const group = withParameterNames(given, context.names)
  const scope = createModuleScope(driver.codecs)
  const constant = scope.claim(groupConstant(group.name))
  const { plans, rowFunctions } = planQueries(group, context, scope)
  const queries = plans.map((plan) => emitQuery(plan, context, scope))
  const methods = queries.map(({ method }) => `  ${method},\n`).join('\n')
  const queriesInterface: Interface = {
    kind: 'interface',
    name: groupInterface(group.name),
    doc: [],
    properties: [],
    methods: queries.map(({ declaration }) => declaration),
  }
  const interfaces = [...queries.flatMap((query) => query.interfaces), queriesInterface]
  const body = queries.length === 0 ? '{}' : `{\n${methods}}`
  return {
    interfaces,
    file: {
      path: group.name,
      js: [
        header(options, group.file),
        ...queries.map(({ statement }) => code(statement)),
        code(`export const ${constant} = ${body};`),
        ...rowFunctions,
        ...scope.used(driver.codecs).flatMap(({ text }) => (text ? [code(text)] : [])),
      ],
      dts: [
        header(options, group.file),
        ...importsFromIndex(interfaces.flatMap(typesOf), context),
        ...interfaces,
      ],
    },
  }
}

interface GroupPlan {
  readonly plans: readonly QueryPlan[]
  readonly rowFunctions: readonly Declaration[]
}

/** Claims the names of the module before any body is written, so that no local hides one. */
function planQueries(group: QueryGroup, context: EmitContext, scope: ModuleScope): GroupPlan {
  const shared = new Map<string, string>()
  const rowFunctions: Declaration[] = []
  const claimed = (name: string, reading: RowReading): string => {
    const known = shared.get(name)
    if (known !== undefined) return known
    const free = scope.claim(name)
    rowFunctions.push(rowFunction(free, reading))
    shared.set(name, free)
    return free
  }
  const share = (record: string, object: Layout): string =>
    claimed(`to${record}`, { kind: 'object', object })
  const constants = group.queries.map(({ query }) => scope.claim(methodName(query.name)))
  const plans = group.queries.map(({ query }, index) => {
    const rules = rulesOf(query, context, scope, share)
    const name = readerName(query, rules, context)
    const isShared = name !== undefined && rules.reading !== undefined
    const row = { ...rules, shared: isShared ? claimed(name, rules.reading) : undefined }
    return { query, constant: constants[index] ?? '', row }
  })
  return { plans, rowFunctions }
}

/** The name of the function that the queries of a record share; undefined where there is none. */
function readerName(
  query: CheckedQuery,
  { reading }: RowRules,
  context: EmitContext,
): string | undefined {
  const record = recordOf(query, context)
  if (record === undefined) return undefined
  return reading?.kind === 'in-place' ? `decode${record}` : `to${record}`
}

function rulesOf(
  query: CheckedQuery,
  context: EmitContext,
  scope: ModuleScope,
  share: ShareRecord,
): RowRules {
  if (!givesRows(query.kind)) return { reading: undefined, flags: [] }
  return rowRules(query, context, scope, share)
}

function code(text: string): Declaration {
  return { kind: 'code', text }
}

function typesOf({ properties, methods }: Interface): readonly Layout[] {
  return [
    ...properties.flatMap(({ type }) => type),
    ...methods.flatMap(({ parameter, result }) => [result, ...(parameter?.type ?? [])]),
  ]
}
