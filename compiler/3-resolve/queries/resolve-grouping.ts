import type * as Ast from '../../2-parse/ast.ts'

/** Each set lists the expressions that stay. */
type Sets = readonly (readonly Ast.Expression[])[]

/** The grouping sets that an item of GROUP BY stands for (PostgreSQL manual 7.2.4). */
export function groupingSets(item: Ast.GroupItem): Sets {
  switch (item.kind) {
    case 'group-expression':
      return [membersOf(item.expression)]
    case 'empty-set':
      return [[]]
    case 'rollup':
      return rollupSets(item.members.map(membersOf))
    case 'cube':
      return cubeSets(item.members.map(membersOf))
    case 'grouping-sets':
      return item.items.flatMap(groupingSets)
    case 'with-rollup':
      return rollupSets(item.items.flatMap(groupingSets))
  }
}

/** `(a, b)` groups by both. */
function membersOf(expression: Ast.Expression): readonly Ast.Expression[] {
  return expression.kind === 'row' ? expression.items : [expression]
}

/** From all of them down to none. */
function rollupSets(parts: Sets): Sets {
  return parts.map((_, i) => parts.slice(0, parts.length - i).flat()).concat([[]])
}

/** Every subset; PostgreSQL allows 12 elements. */
function cubeSets(parts: Sets): Sets {
  const [first, ...rest] = parts
  if (!first) return [[]]
  const without = cubeSets(rest)
  return [...without.map((set) => [...first, ...set]), ...without]
}
