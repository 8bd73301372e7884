import { type Accessor, createContext, createMemo, createSignal, useContext } from 'solid-js'
import type { Size } from '../floating/floating-place.ts'
import { createStored } from '../browser/stored.ts'
import {
  type DiagramBox,
  diagramBoxes,
  BOX_WIDTH,
  type ShownColumns,
} from './drawing/diagram-box.ts'
import {
  type DiagramChange,
  type DiagramModel,
  type DiagramTable,
  neighboursOf,
  onlyTables,
  type RelationEnds,
  relationEnds,
} from './diagram-model.ts'
import { foundTables } from './diagram-search.ts'
import type { DiagramView } from './diagram-view.ts'
import { createKeptPlaces, type KeptPlaces } from './kept-places.ts'
import type { LayoutRequest, Point } from './layout/layout-request.ts'
import { createLayouts, type Layouts } from './layout/layouts.ts'
import { type PlacedBox, relationPath } from './drawing/relation-path.ts'
import type { Area, Viewport } from './drawing/viewport.ts'

export interface DrawnRelation {
  readonly id: string
  readonly from: string
  readonly to: string
  /** The data of its line. Those of very many are only made where they are drawn. */
  readonly path: () => string
  readonly area: Area
  readonly change: DiagramChange
}

export interface DiagramState {
  readonly source: DiagramSource
  /** All tables of the database. */
  readonly whole: Accessor<DiagramModel>
  /** Those that are drawn. */
  readonly model: Accessor<DiagramModel>
  /** The relations that are drawn, by the table at either end. */
  readonly ends: Accessor<RelationEnds>
  readonly schemas: Accessor<readonly string[]>
  readonly boxes: Accessor<readonly PlacedBox[]>
  readonly placeOf: (id: string) => Point | undefined
  readonly relations: Accessor<readonly DrawnRelation[]>
  readonly layouts: Layouts
  readonly kept: KeptPlaces
  readonly view: Accessor<DiagramView>
  readonly setView: (view: DiagramView) => void
  readonly select: (id: string | undefined) => void
  readonly selected: Accessor<DiagramTable | undefined>
  readonly around: Accessor<DiagramTable | undefined>
  readonly pointed: Accessor<string | undefined>
  readonly setPointed: (id: string | undefined) => void
  /** The table whose relations are lit: the one under the pointer before the selected one. */
  readonly lit: Accessor<string | undefined>
  readonly near: Accessor<ReadonlySet<string>>
  readonly shown: Accessor<ShownColumns>
  readonly setShown: (shown: ShownColumns) => void
  readonly query: Accessor<string>
  readonly setQuery: (text: string) => void
  readonly found: Accessor<readonly DiagramTable[]>
  readonly panelOpen: Accessor<boolean>
  readonly setPanelOpen: (open: boolean) => void
  readonly viewport: Accessor<Viewport>
  readonly setViewport: (view: Viewport) => void
  readonly canvas: Accessor<Size>
  readonly setCanvas: (size: Size) => void
}

/** Where the tables come from. */
export interface DiagramSource {
  readonly model: Accessor<DiagramModel | undefined>
  readonly failure: Accessor<unknown>
  readonly refetch: () => void
}

const NOTHING: DiagramModel = { tables: [], relations: [] }

export interface DiagramWish {
  readonly source: DiagramSource
  /** What the places of moved tables are kept for. */
  readonly place: string
  readonly view: Accessor<DiagramView>
  readonly setView: (view: DiagramView) => void
}

/** The panel is a drawer there, which opens when it is wanted. */
const NARROW = '(max-width: 1199.98px)'

export function createDiagramState(wish: DiagramWish): DiagramState {
  const { source, place, view, setView } = wish
  const kept = createKeptPlaces(localStorage, place)
  const [shown, setShown] = createStored(localStorage, 'quarry-diagram-columns', 'all', isShown)
  const [pointed, setPointed] = createSignal<string>()
  const [query, setQuery] = createSignal('')
  const [viewport, setViewport] = createSignal<Viewport>({ x: 0, y: 0, scale: 1 })
  const [panelOpen, setPanelOpen] = createSignal(!matchMedia(NARROW).matches)
  const [canvas, setCanvas] = createSignal<Size>({ width: 0, height: 0 })
  const whole = createMemo(() => source.model() ?? NOTHING)
  const scope = createMemo(view, view(), { equals: isSameScope })
  const model = createMemo(() => modelOf(whole(), scope()))
  const drawing = createDrawing({ model, shown, kept, isThere: () => source.model() !== undefined })
  const lit = () => pointed() ?? view().selected
  return {
    source,
    whole,
    model,
    ends: createMemo(() => relationEnds(model().relations)),
    schemas: createMemo(() => [...new Set(whole().tables.map((table) => table.schema))]),
    ...drawing,
    kept,
    view,
    setView,
    select: (selected) => {
      if (selected !== view().selected) setView({ ...view(), selected })
    },
    selected: createMemo(() => tableOf(whole(), view().selected)),
    around: createMemo(() => tableOf(whole(), view().around)),
    pointed,
    setPointed,
    lit,
    near: createMemo(() => nearOf(model(), lit())),
    shown,
    setShown,
    query,
    setQuery,
    found: createMemo(() => foundTables(model().tables, query())),
    panelOpen,
    setPanelOpen,
    viewport,
    setViewport,
    canvas,
    setCanvas,
  }
}

function tableOf(model: DiagramModel, id: string | undefined): DiagramTable | undefined {
  return model.tables.find((table) => table.id === id)
}

function isShown(value: unknown): value is ShownColumns {
  return value === 'keys' || value === 'all'
}

function nearOf(model: DiagramModel, lit: string | undefined): ReadonlySet<string> {
  return lit === undefined ? new Set() : neighboursOf(model, lit, 1)
}

/** Another selected table draws nothing anew. */
function isSameScope(one: DiagramView, other: DiagramView): boolean {
  return one.schema === other.schema && one.around === other.around && one.depth === other.depth
}

/** Around a table, those of other schemas too; around a table that is gone, all. */
function modelOf(whole: DiagramModel, { schema, around, depth }: DiagramView): DiagramModel {
  if (around !== undefined && whole.tables.some(({ id }) => id === around)) {
    const ids = neighboursOf(whole, around, depth)
    return onlyTables(whole, ({ id }) => ids.has(id))
  }
  return schema === undefined ? whole : onlyTables(whole, (table) => table.schema === schema)
}

interface DrawingWish {
  readonly model: Accessor<DiagramModel>
  readonly shown: Accessor<ShownColumns>
  readonly kept: KeptPlaces
  readonly isThere: () => boolean
}

/** Boxes and lines, from the moment at which the worker has said where they go. */
function createDrawing({ model, shown, kept, isThere }: DrawingWish) {
  const bare = createMemo(() => diagramBoxes(model(), shown()))
  const request = createMemo(() => (isThere() ? layoutRequest(model(), bare()) : undefined))
  const layouts = createLayouts(request)
  const boxes = createMemo((): readonly PlacedBox[] => {
    const laidOut = layouts.answer()?.places ?? {}
    const moved = kept.places()
    return bare().flatMap((box) => {
      const at = moved[box.table.id] ?? laidOut[box.table.id]
      return at === undefined ? [] : [{ box, at }]
    })
  })
  const relations = createMemo(() => {
    const byId = new Map(boxes().map((placed) => [placed.box.table.id, placed]))
    return model().relations.flatMap((relation, lane): DrawnRelation[] => {
      const from = byId.get(relation.from)
      const to = byId.get(relation.to)
      if (from === undefined || to === undefined) return []
      const isMoved = [relation.from, relation.to].some((id) => kept.places()[id] !== undefined)
      const through = isMoved ? [] : (layouts.answer()?.through[relation.id] ?? [])
      const path = () => relationPath({ relation, from, to, through, lane })
      const { id, change } = relation
      const area = areaAround([from, to])
      return [{ id, from: relation.from, to: relation.to, path, area, change }]
    })
  })
  const places = createMemo(() => new Map(boxes().map(({ box, at }) => [box.table.id, at])))
  return { boxes, placeOf: (id: string) => places().get(id), relations, layouts }
}

function layoutRequest(model: DiagramModel, boxes: readonly DiagramBox[]): LayoutRequest {
  return {
    nodes: boxes.map(({ table, height }) => ({ id: table.id, width: BOX_WIDTH, height })),
    edges: model.relations.map(({ id, from, to }) => ({ id, from: to, to: from })),
  }
}

/** The least area that holds all of them; nothing of nothing. */
export function areaAround(boxes: readonly PlacedBox[]): Area {
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { box, at } of boxes) {
    area.left = Math.min(area.left, at.x)
    area.top = Math.min(area.top, at.y)
    area.right = Math.max(area.right, at.x + BOX_WIDTH)
    area.bottom = Math.max(area.bottom, at.y + box.height)
  }
  return boxes.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : area
}

export const DiagramContext = createContext<DiagramState>()

export function useDiagram(): DiagramState {
  const state = useContext(DiagramContext)
  if (state === undefined) throw new Error('a part of the diagram stands outside of it')
  return state
}
