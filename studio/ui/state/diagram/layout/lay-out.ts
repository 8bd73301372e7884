import { graphlib, layout } from '@dagrejs/dagre'
import {
  type LayoutAnswer,
  type LayoutNode,
  type LayoutEdge,
  type LayoutRequest,
  type Point,
  RANK_GAP,
} from './layout-request.ts'
import { layoutParts } from './layout-parts.ts'
import { packParts } from './pack-parts.ts'

const ROW_GAP = 28

/** Places the boxes so that relations go from left to right. */
export function layOut(request: LayoutRequest): LayoutAnswer {
  const parts = layoutParts(request)
    .map(layOutPart)
    .toSorted((a, b) => b.height - a.height)
  const offsets = packParts(parts)
  const places: Record<string, Point> = {}
  const through: Record<string, readonly Point[]> = {}
  for (const [index, part] of parts.entries()) {
    const { x, y } = offsets[index] ?? { x: 0, y: 0 }
    const moved = (point: Point) => ({ x: point.x + x, y: point.y + y })
    for (const [id, point] of part.places) places[id] = moved(point)
    for (const [id, points] of part.through) through[id] = points.map(moved)
  }
  return { places, through }
}

interface LaidOutPart {
  readonly places: ReadonlyMap<string, Point>
  readonly through: ReadonlyMap<string, readonly Point[]>
  readonly width: number
  readonly height: number
}

function layOutPart({ nodes, edges }: LayoutRequest): LaidOutPart {
  const [only] = nodes
  if (nodes.length === 1 && only !== undefined) {
    const places = new Map([[only.id, { x: 0, y: 0 }]])
    return { places, through: new Map(), width: only.width, height: only.height }
  }
  const graph = new graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', ranksep: RANK_GAP, nodesep: ROW_GAP, edgesep: 12 })
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height })
  for (const { id, from, to } of edges)
    if (from !== to) graph.setEdge(from, to, { width: 0, height: 0 }, id)
  layout(graph)
  return readGraph(graph, nodes, edges)
}

function readGraph(
  graph: graphlib.Graph,
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
): LaidOutPart {
  const { width = 0, height = 0 } = graph.graph()
  const places = nodes.map(({ id, ...size }): readonly [string, Point] => {
    const { x, y } = graph.node(id)
    return [id, { x: x - size.width / 2, y: y - size.height / 2 }]
  })
  const middles = new Set(nodes.map(({ id }) => Math.round(graph.node(id).x)))
  const through = edges.flatMap(({ id, from, to }): (readonly [string, readonly Point[]])[] => {
    if (from === to) return []
    const points: readonly Point[] = graph.edge(from, to, id).points
    // The first and the last point lie at the ends; those between two columns of boxes say nothing.
    const between = points.slice(1, -1).filter(({ x }) => middles.has(Math.round(x)))
    return [[id, between.map(({ x, y }) => ({ x, y }))]]
  })
  return { places: new Map(places), through: new Map(through), width, height }
}
