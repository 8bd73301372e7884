import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { layOut } from './lay-out.ts'
import { layoutParts, MOST_IN_PART } from './layout-parts.ts'
import type { LayoutEdge, LayoutRequest } from './layout-request.ts'

function request(count: number, pairs: readonly (readonly [number, number])[]): LayoutRequest {
  return {
    nodes: Array.from({ length: count }, (_, at) => ({ id: `t${at}`, width: 208, height: 100 })),
    edges: pairs.map(([from, to], at): LayoutEdge => {
      return { id: `e${at}`, from: `t${from}`, to: `t${to}` }
    }),
  }
}

/** Every table points to an earlier one, and all of them to the first. */
function hub(count: number): LayoutRequest {
  const pairs = Array.from({ length: count - 1 }, (_, at): [number, number][] => [
    [0, at + 1],
    [Math.floor(at / 2), at + 1],
  ])
  return request(count, pairs.flat())
}

function overlaps(asked: LayoutRequest): number {
  const { places } = layOut(asked)
  const boxes = asked.nodes.map(({ id, width, height }) => ({ ...places[id], width, height }))
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).filter((other) => {
      const [x, y] = [(one.x ?? 0) - (other.x ?? 0), (one.y ?? 0) - (other.y ?? 0)]
      return Math.abs(x) < 208 && Math.abs(y) < 100
    }),
  ).length
}

test('what is pointed at stands to the left', () => {
  const { places } = layOut(
    request(3, [
      [0, 1],
      [1, 2],
    ]),
  )
  assert.ok((places['t0']?.x ?? 0) < (places['t1']?.x ?? 0))
  assert.ok((places['t1']?.x ?? 0) < (places['t2']?.x ?? 0))
})

test('no table lies on another one, in circles, at hubs and alone', () => {
  assert.is(
    overlaps(
      request(3, [
        [0, 1],
        [1, 2],
        [2, 0],
      ]),
    ),
    0,
  )
  assert.is(overlaps(request(30, [])), 0)
  assert.is(overlaps(hub(90)), 0)
})

test('a table that points to itself, or twice to another one, is laid out like any', () => {
  const { places, through } = layOut(
    request(2, [
      [0, 0],
      [0, 1],
      [0, 1],
    ]),
  )
  assert.is(Object.keys(places).length, 2)
  assert.is(through['e0'], undefined)
})

test('parts are bounded, and every table is in one of them', () => {
  const parts = layoutParts(hub(300))
  assert.is(
    parts.reduce((sum, { nodes }) => sum + nodes.length, 0),
    300,
  )
  for (const { nodes } of parts) assert.ok(nodes.length <= MOST_IN_PART)
})

test('tables that hang together stay together', () => {
  const parts = layoutParts(
    request(5, [
      [0, 1],
      [2, 3],
    ]),
  )
  assert.equal(parts.map(({ nodes }) => nodes.length).toSorted(), [1, 2, 2])
})

test('nothing is laid out as nothing', () => {
  assert.equal(layOut(request(0, [])), { places: {}, through: {} })
})

test.run()
