import type * as Ast from '../../../2-parse/ast.ts'

/**
 * CREATE RECURSIVE VIEW v (a) AS query says CREATE VIEW v AS WITH RECURSIVE v (a) AS (query) SELECT a FROM v
 * (PostgreSQL manual, CREATE VIEW).
 */
export function asRecursive(view: Ast.CreateView): Ast.CreateView {
  const { name, columns, query } = view
  const { at } = query
  const own = name.parts.at(-1)
  if (!view.recursive || !own) return view
  const cte: Ast.Cte = {
    ...{ name: own, columns, materialized: undefined, query },
    ...{ search: undefined, cycle: undefined, restricted: [], at },
  }
  const whole: Ast.Query = {
    ...{ kind: 'query', with: { recursive: true, ctes: [cte], at }, body: allOf(own, at) },
    ...{ orderBy: [], limit: undefined, locking: [], into: undefined, procedure: undefined, at },
  }
  return { ...view, query: whole }
}

function allOf(name: Ast.Name, at: Ast.Node['at']): Ast.Select {
  const table: Ast.TableRef = {
    ...{ kind: 'table', name: { parts: [name], at: name.at }, only: false, alias: undefined },
    ...{ sample: undefined, partitions: [], indexHints: [], period: undefined, indexed: undefined },
    at: name.at,
  }
  return {
    ...{ kind: 'select', distinct: 'all', into: undefined, where: undefined },
    ...{ hints: '', modifiers: [] },
    items: [{ kind: 'star', qualifier: undefined, ofTable: true, at }],
    from: [table],
    ...{ groupDistinct: false, groupBy: [], having: undefined, windows: [] },
    ...{ qualify: undefined, at },
  }
}
