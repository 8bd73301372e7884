import { type CheckedQuery, givesRows, type QueryGroup } from '../ir/checked.ts'
import { type EmitContext, header, importsFromIndex } from './context.ts'
import { emitQuery, type QueryPlan, recordOf } from './emit-query.ts'
import { rowFunction, type RowRules, rowRules, type ShareRecord } from './emit-row.ts'
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
  const share = (record: string, decoded: Layout): string => {
    const known = shared.get(record)
    if (known !== undefined) return known
    const name = scope.claim(`to${record}`)
    rowFunctions.push(rowFunction(name, decoded))
    shared.set(record, name)
    return name
  }
  const constants = group.queries.map(({ query }) => scope.claim(methodName(query.name)))
  const plans = group.queries.map(({ query }, index) => {
    const rules = rulesOf(query, context, scope, share)
    const record = recordOf(query, context)
    const isShared = record !== undefined && rules.decoded !== undefined
    const row = { ...rules, shared: isShared ? share(record, rules.decoded) : undefined }
    return { query, constant: constants[index] ?? '', row }
  })
  return { plans, rowFunctions }
}

function rulesOf(
  query: CheckedQuery,
  context: EmitContext,
  scope: ModuleScope,
  share: ShareRecord,
): RowRules {
  if (!givesRows(query.kind)) return { decoded: undefined, flags: [] }
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
