import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Filter } from '../../../../api/pages.ts'
import { type BuilderGroup, builderTree, builtFilter, findNode, group } from './builder-tree.ts'
import { withChanged, withMovedPart, withoutPart, withPart } from './builder-moves.ts'

function naming() {
  let made = 0
  const nextId = () => {
    made += 1
    return `n${made}`
  }
  return { kindOf: () => 'text' as const, nextId }
}

const a: Filter = { column: 'a', op: 'eq', value: 1 }
const b: Filter = { column: 'b', op: 'isnull' }
const c: Filter = { column: 'c', op: 'in', value: ['x'] }

function built(root: BuilderGroup) {
  const result = builtFilter(root, () => 'text')
  return result.kind === 'filter' ? result.filter : [...result.reasons.values()]
}

/** The id of the test of a column. */
function idOf(root: BuilderGroup, column: string): string {
  const all = (node: BuilderGroup): string[] =>
    node.parts.flatMap((part) => {
      if (part.kind === 'group') return all(part)
      return part.draft.column === column ? [part.id] : []
    })
  return all(root)[0] ?? ''
}

test('every filter comes back as it was', () => {
  const filters: readonly Filter[] = [
    { and: [a, { or: [b, { not: { not: c } }, { and: [] }] }] },
    { or: [a, { not: { and: [b] } }] },
    { and: [{ and: [{ and: [a] }] }] },
  ]
  for (const filter of filters) assert.equal(built(builderTree(filter, naming())), filter)
  assert.equal(built(builderTree(a, naming())), { and: [a] })
  assert.equal(built(builderTree({ not: { or: [a] } }, naming())), { and: [{ not: { or: [a] } }] })
  assert.is(built(builderTree(undefined, naming())), undefined)
})

test('what is missing is told by node', () => {
  const names = naming()
  const draft = { column: 'a', op: 'contains' as const, values: [''] }
  const root = withPart(builderTree(b, names), 'n2', {
    ...{ kind: 'test' as const, id: 'new', negations: 0, draft },
  })
  assert.equal(built(root), ['Type a text.'])
})

test('parts move among their neighbours', () => {
  const root = builderTree({ and: [a, b, c] }, naming())
  const move = (column: string, way: 'up' | 'down') =>
    built(withMovedPart(root, idOf(root, column), way, naming()))
  assert.equal(move('b', 'up'), { and: [b, a, c] })
  assert.equal(move('b', 'down'), { and: [a, c, b] })
  assert.equal(move('a', 'up'), { and: [a, b, c] })
  assert.equal(move('c', 'down'), { and: [a, b, c] })
})

test('parts move into groups beside them, into new ones, and out again', () => {
  const root = builderTree({ and: [a, { or: [b] }, c] }, naming())
  const moved = (tree: BuilderGroup, column: string, way: 'in' | 'out') =>
    withMovedPart(tree, idOf(tree, column), way, naming())
  assert.equal(built(moved(root, 'c', 'in')), { and: [a, { or: [b, c] }] })
  assert.equal(built(moved(root, 'a', 'in')), { and: [{ or: [a, b] }, c] })
  assert.equal(built(moved(root, 'b', 'in')), { and: [a, { or: [{ or: [b] }] }, c] })
  assert.equal(built(moved(root, 'b', 'out')), { and: [a, b, c] })
  const two = moved(root, 'c', 'in')
  assert.equal(built(moved(two, 'b', 'out')), { and: [a, { or: [c] }, b] })
  assert.equal(built(moved(root, 'a', 'out')), { and: [a, { or: [b] }, c] })
})

test('parts are changed, added and taken out wherever they are', () => {
  const names = naming()
  const root = builderTree({ and: [a, { or: [b, c] }] }, names)
  const id = idOf(root, 'c')
  const negated = withChanged(root, id, (node) => ({ ...node, negations: 1 }))
  assert.equal(built(negated), { and: [a, { or: [b, { not: c }] }] })
  assert.equal(built(withoutPart(root, id)), { and: [a, { or: [b] }] })
  assert.is(withoutPart(root, 'nothing'), root)
  assert.is(findNode(root, id)?.kind, 'test')
  const other = group('or', [], names)
  assert.equal(built(withPart(root, root.id, other)), { and: [a, { or: [b, c] }, { or: [] }] })
})

test.run()
