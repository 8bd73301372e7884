import KeyRound from 'lucide-solid/icons/key-round'
import Link from 'lucide-solid/icons/link'
import { For, Show } from 'solid-js'
import {
  BOX_HEAD,
  BOX_ROW,
  BOX_WIDTH,
  type DiagramBox,
  fittingText,
  rowMiddle,
} from '../../state/diagram/drawing/diagram-box.ts'
import type { DiagramChange, DiagramColumn } from '../../state/diagram/diagram-model.ts'
import { useDiagram } from '../../state/diagram/diagram-state.ts'
import { columnTexts, headPath, moreColumns } from '../../state/diagram/drawing/diagram-svg.ts'
import { shortCount } from '../../state/numbers.ts'
import { useStudio } from '../../state/studio.ts'
import { isSameTable } from '../../state/table-address.ts'

const SIGNS: Readonly<Record<string, string>> = { added: '+', removed: '−', changed: '~' }

/** Empty where nothing differs, or nothing is compared. */
function changeSign(change: DiagramChange): string {
  return SIGNS[change ?? ''] ?? ''
}

function changeWord(change: DiagramChange): string {
  return change === undefined || change === 'same' ? '' : `, ${change}`
}

interface NodeProps {
  box: DiagramBox
  readable: boolean
  isTabStop: boolean
  onOpen: () => void
}

/** A button would have to be called by all of its text, the columns too. */
const BOX_ROLE = 'group'

/** A table of the diagram: its name above its columns, or its name alone where columns could not be read. */
export function DiagramNode(props: NodeProps) {
  const state = useDiagram()
  const table = () => props.box.table
  const place = () => state.placeOf(table().id) ?? { x: 0, y: 0 }
  const relation = () => {
    const lit = state.lit()
    if (lit === undefined) return undefined
    if (table().id === lit) return 'self'
    return state.near().has(table().id) ? 'near' : 'far'
  }
  const isFound = () => state.query() !== '' && state.found().includes(table())
  const label = () => {
    const { outgoing, incoming } = state.ends()
    const to = outgoing.get(table().id)?.length ?? 0
    const by = incoming.get(table().id)?.length ?? 0
    const changed = changeWord(table().change)
    return `${table().name}${changed}, ${table().columns.length} columns, points to ${to}, pointed at by ${by}`
  }
  return (
    <g
      class="er-node"
      role={BOX_ROLE}
      aria-roledescription="table"
      tabindex={props.isTabStop ? 0 : -1}
      aria-label={label()}
      aria-current={state.view().selected === table().id ? 'true' : undefined}
      data-table={table().id}
      data-rel={relation()}
      data-found={isFound() ? '' : undefined}
      data-change={table().change}
      transform={`translate(${place().x} ${place().y})`}
      onFocus={() => state.select(table().id)}
      onDblClick={() => props.onOpen()}
    >
      <rect class="box" width={BOX_WIDTH} height={props.box.height} rx="6" />
      <Show when={props.readable} fallback={<NameOnly box={props.box} />}>
        <Columns box={props.box} />
      </Show>
    </g>
  )
}

function NameOnly(props: { box: DiagramBox }) {
  const { viewport } = useDiagram()
  // The name keeps the size of a small text until it fills its box.
  const grown = () => Math.min(3.5, Math.max(1, 0.85 / viewport().scale))
  return (
    <>
      <rect class="head" x="1" y="1" width={BOX_WIDTH - 2} height={props.box.height - 2} rx="5" />
      <g transform={`translate(${BOX_WIDTH / 2} ${props.box.height / 2}) scale(${grown()})`}>
        <text class="title" y="4" text-anchor="middle">
          {fittingText(props.box.table.name, BOX_WIDTH - 8, grown() * 6.8)}
        </text>
      </g>
    </>
  )
}

function Columns(props: { box: DiagramBox }) {
  const studio = useStudio()
  const count = () => {
    const found = studio.tables.data()?.tables.find((each) => isSameTable(each, props.box.table))
    return found === undefined ? '' : shortCount(studio.rowCounts.of(found))
  }
  const room = () => BOX_WIDTH - 24 - count().length * 6
  return (
    <>
      <path class="head" d={headPath()} />
      <line class="rule" x1="1" x2={BOX_WIDTH - 1} y1={BOX_HEAD} y2={BOX_HEAD} />
      <text class="title" x="10" y="19">
        {fittingText(props.box.table.name, room(), 7)}
      </text>
      <text class="n" x={BOX_WIDTH - 10} y="19" text-anchor="end">
        {changeSign(props.box.table.change) || count()}
      </text>
      <For each={props.box.rows}>{(column) => <ColumnRow box={props.box} column={column} />}</For>
      <Show when={props.box.hidden > 0}>
        <text class="n" x="27" y={BOX_HEAD + (props.box.rows.length + 0.5) * BOX_ROW + 7}>
          {moreColumns(props.box)}
        </text>
      </Show>
    </>
  )
}

function ColumnRow(props: { box: DiagramBox; column: DiagramColumn }) {
  const y = () => rowMiddle(props.box, props.column.name)
  const texts = () => columnTexts(props.column)
  return (
    <g data-change={props.column.change}>
      <Show when={props.column.change !== undefined && props.column.change !== 'same'}>
        <rect class="mark" x="1" width={BOX_WIDTH - 2} y={y() - BOX_ROW / 2} height={BOX_ROW} />
        <text class="sign" x="10" y={y() + 4}>
          {changeSign(props.column.change)}
        </text>
      </Show>
      <Show when={props.column.isPrimaryKey || props.column.isReference}>
        <g class="er-icon" transform={`translate(9 ${y() - 5.5}) scale(0.46)`}>
          <Show when={props.column.isPrimaryKey} fallback={<Link />}>
            <KeyRound />
          </Show>
        </g>
      </Show>
      <text x="27" y={y() + 4}>
        {texts().name}
      </text>
      <text class="type" x={BOX_WIDTH - 10} y={y() + 4} text-anchor="end">
        {texts().type}
      </text>
    </g>
  )
}
