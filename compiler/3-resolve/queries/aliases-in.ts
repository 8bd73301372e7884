import { nodesIn } from '../definitions/nodes-in.ts'

/** The keys of all names that the relations of a statement are given, wherever they are seen. */
export function aliasesIn(tree: object, key: (name: string) => string): ReadonlySet<string> {
  const aliases = new Set<string>()
  for (const node of nodesIn(tree)) {
    if (!('alias' in node)) continue
    const { alias } = node
    const isOfRelation = typeof alias === 'object' && alias !== null && 'name' in alias
    const name = isOfRelation ? alias.name : undefined
    if (typeof name !== 'object' || name === null || !('text' in name)) continue
    if (typeof name.text === 'string') aliases.add(key(name.text))
  }
  return aliases
}
