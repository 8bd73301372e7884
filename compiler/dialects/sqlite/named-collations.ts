import type * as Ast from '../../2-parse/ast.ts'
import type { NamedCollations } from '../definition-rules.ts'

const builtIn = ['BINARY', 'NOCASE', 'RTRIM']

/** Datatypes In SQLite, 7: one of another name would have to be registered, which no driver does. */
export const namedCollations: NamedCollations = {
  mention: /collat/i,
  isKnown: (name) => builtIn.includes(name.toUpperCase()),
  all: () => builtIn,
  comparing: {
    parts: (node) => (isNode(node) ? comparedBy(node) : partsOfOthers(node)),
    isPutOff: (node) => ('kind' in node ? putOff.has(String(node.kind)) : 'window' in node),
  },
  characterSets: undefined,
}

type Compared =
  Ast.Expression | Ast.Query | Ast.QueryBody | Ast.Window | Ast.ColumnConstraint | Ast.FromItem

const kinds: ReadonlySet<string> = new Set([
  ...['binary', 'is', 'between', 'in-list', 'in-query', 'case', 'call'],
  ...['query', 'select', 'set-operation', 'window', 'derived', 'collate'],
])

function isNode(node: object): node is Compared {
  // The source of an INSERT is called a query too.
  return 'kind' in node && kinds.has(String(node.kind)) && (node.kind !== 'query' || 'body' in node)
}

/** CREATE VIEW and the like are read when they are used, as are the windows of a select. */
const putOff: ReadonlySet<string> = new Set([
  'create-view',
  'create-trigger',
  'unmodelled',
  'check',
  'default',
  'on-conflict',
])

const comparisons = ['=', '==', '<>', '!=', '<', '<=', '>', '>=']

function comparedBy(node: Compared): readonly object[] {
  switch (node.kind) {
    case 'binary':
      return comparisons.includes(node.operator) ? [node.left, node.right] : []
    case 'is':
      return node.test.kind === 'same-as' ? [node.operand, node.test.right] : []
    case 'between':
      return [node.operand, node.low, node.high]
    case 'in-list':
      return node.items.length > 0 ? [node.operand] : []
    case 'in-query':
      return [node.operand]
    case 'case':
      return node.operand ? [node.operand, ...node.whens.map(({ when }) => when)] : []
    case 'call':
      return ofCall(node)
    case 'query':
      return node.orderBy
    case 'select':
      return [...node.groupBy, ...(node.distinct === 'distinct' ? node.items : [])]
    case 'set-operation':
      return node.operator === 'union' && node.all ? [] : firstItems(node.left)
    case 'derived':
      return node.query.kind === 'query' ? firstItems(node.query) : []
    case 'window':
      return [...node.partitionBy, ...node.orderBy]
    case 'collate':
      // Of a column: behind an expression it compares nothing by itself.
      return 'operand' in node ? [] : [node]
    default:
      return []
  }
}

/** The first argument decides. */
function ofCall({ name, arguments: given, distinct, orderBy }: Ast.Call): readonly object[] {
  const called = name.parts.at(-1)?.text.toLowerCase() ?? ''
  const compared = ['min', 'max', 'nullif'].includes(called) ? given.slice(0, 1) : []
  return [...orderBy, ...compared, ...(distinct ? given : [])]
}

/** The first part of a set operation decides. */
function firstItems(body: Ast.QueryBody): readonly object[] {
  switch (body.kind) {
    case 'select':
      return body.items
    case 'set-operation':
      return firstItems(body.left)
    case 'query':
      return firstItems(body.body)
    case 'values':
      return body.rows[0] ?? []
  }
}

/** What is indexed: an expression compares nothing before it is used. */
function partsOfOthers(node: object): readonly object[] {
  return 'operatorClass' in node && 'collation' in node ? [{ collation: node.collation }] : []
}
