/**
 * All objects of a syntax tree, in the order of the text, lists of them too; nothing inside those that `enters`
 * refuses. In a loop: `a + b + ...` is as deep as it is long.
 */
export function* nodesIn(
  tree: unknown,
  enters: (node: object) => boolean = () => true,
): Generator<object> {
  const waiting = [tree]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (typeof node !== 'object' || node === null) continue
    yield node
    if (enters(node)) waiting.push(...Object.values(node).reverse())
  }
}
