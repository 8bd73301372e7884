import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { ownName } from '../objects/object-names.ts'
import { createView } from '../views/create-view.ts'

/** What PostgreSQL calls the rule that a view is made of (manual, 39.2). */
export const returnRule = '_RETURN'

/**
 * `CREATE OR REPLACE RULE "_RETURN" AS ON SELECT TO v DO INSTEAD SELECT ...`: another query for the view, of the same
 * columns (PostgreSQL manual, CREATE RULE). Reports `misplaced-clause`, `duplicate-object`, and what a view reports.
 */
export function* selectRule(
  rule: Ast.Unmodelled,
  table: Ast.QualifiedName,
  relation: Relation,
  context: DefinitionContext,
): Changes {
  const [query] = rule.nested
  const reason = whyNot(rule, relation)
  if (reason !== undefined || query?.kind !== 'query') {
    const params = { clause: 'ON SELECT', reason: reason ?? 'its action is no INSTEAD SELECT' }
    return context.report.add('misplaced-clause', rule.name?.at ?? rule.at, params)
  }
  if (!rule.telling.includes('replace')) {
    const params = { what: 'rule', name: returnRule }
    return context.report.add('duplicate-object', rule.name?.at ?? rule.at, params)
  }
  for (const change of createView(asView(qualified(table, relation), query), context)) {
    if (change.kind === 'replace-relation' && hasMore(change.relation, relation)) {
      const more = `the query has more columns than the view "${relation.name}"`
      return context.report.add('misplaced-clause', query.at, { clause: 'ON SELECT', reason: more })
    }
    yield change
  }
}

function whyNot({ name, telling, nested }: Ast.Unmodelled, { kind }: Relation): string | undefined {
  if (kind !== 'view') return `the relation is a ${kind.replace('-', ' ')}, not a view`
  if (name && ownName(name) !== returnRule) return `a view has one such rule, "${returnRule}"`
  if (!telling.includes('instead')) return 'what is shown instead is not said: INSTEAD'
  return nested.length > 1 ? 'it stands without a condition and has one action' : undefined
}

function hasMore({ columns }: Relation, before: Relation): boolean {
  return columns.length > before.columns.length
}

/** By its schema, wherever the search path found it. */
function qualified(written: Ast.QualifiedName, { schema, name }: Relation): Ast.QualifiedName {
  const { at } = written
  return {
    ...written,
    parts: [schema, name].map((text) => ({ kind: 'name', at, text, quoted: true })),
  }
}

function asView(name: Ast.QualifiedName, query: Ast.Query): Ast.CreateView {
  return {
    kind: 'create-view',
    at: query.at,
    name,
    materialized: false,
    orReplace: true,
    temporary: false,
    ifNotExists: false,
    columns: [],
    query,
  }
}
