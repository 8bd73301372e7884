import type * as Ast from './ast.ts'

/** A table by its name, with nothing behind it. */
export function plainTable(name: Ast.QualifiedName): Ast.TableRef {
  return {
    kind: 'table',
    name,
    only: false,
    alias: undefined,
    sample: undefined,
    period: undefined,
    partitions: [],
    indexHints: [],
    indexed: undefined,
    at: name.at,
  }
}

/** SELECT * FROM item: what `TABLE t` and SQLite's `x IN t` say; `at` is where the star would stand. */
export function selectAll(
  item: Ast.FromItem,
  { at, star }: { readonly at: Ast.Select['at']; readonly star: Ast.Star['at'] },
): Ast.Select {
  return {
    kind: 'select',
    hints: '',
    modifiers: [],
    distinct: 'all',
    items: [{ kind: 'star', qualifier: undefined, ofTable: true, at: star }],
    into: undefined,
    from: [item],
    where: undefined,
    groupDistinct: false,
    groupBy: [],
    having: undefined,
    windows: [],
    qualify: undefined,
    at,
  }
}
