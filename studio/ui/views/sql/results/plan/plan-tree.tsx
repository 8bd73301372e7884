import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { createSignal, For, Show } from 'solid-js'
import type { PlanNode } from '../../../../../api/sql.ts'
import { groupedNumber } from '../../../../state/numbers.ts'
import {
  misjudgedText,
  type PlanLine,
  stepDuration,
} from '../../../../state/sql/results/plan-lines.ts'

/** The steps of a plan; one of them is opened for its details. Arrows move, Enter opens. */
export function PlanTree(props: { lines: readonly PlanLine[]; isMeasured: boolean }) {
  let tree: HTMLDivElement | undefined
  const [active, setActive] = createSignal(0)
  const [opened, setOpened] = createSignal<PlanNode>()
  const focus = (place: number) => {
    const next = Math.max(0, Math.min(props.lines.length - 1, place))
    setActive(next)
    tree?.querySelectorAll<HTMLElement>('[role="treeitem"]')[next]?.focus()
  }
  const toggle = (node: PlanNode | undefined) =>
    setOpened((before) => (before === node ? undefined : node))
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = props.lines
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(active() + 1),
      ArrowUp: () => focus(active() - 1),
      Home: () => focus(0),
      End: () => focus(length - 1),
      Enter: () => toggle(props.lines[active()]?.node),
      ' ': () => toggle(props.lines[active()]?.node),
      ArrowRight: () => setOpened(props.lines[active()]?.node),
      ArrowLeft: () => setOpened(undefined),
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    step()
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const item = event.target.closest('[role="treeitem"]')
    const place = item === null ? -1 : [...(tree?.children ?? [])].indexOf(item)
    const line = props.lines[place]
    if (line === undefined) return
    setActive(place)
    toggle(line.node)
  }
  return (
    <>
      <div class="plan-head" aria-hidden="true">
        <span>Step</span>
        <span class="num">Rows</span>
        <span class="num">{props.isMeasured ? 'Time' : 'Cost'}</span>
        <span>Share</span>
      </div>
      <div class="scroll">
        <div
          ref={tree}
          class="plan"
          role="tree"
          aria-label="Steps of the plan"
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <For each={props.lines}>
            {(line, place) => (
              <Step
                line={line}
                isMeasured={props.isMeasured}
                isActive={place() === active()}
                isOpen={opened() === line.node}
              />
            )}
          </For>
        </div>
      </div>
    </>
  )
}

interface StepProps {
  readonly line: PlanLine
  readonly isMeasured: boolean
  readonly isActive: boolean
  readonly isOpen: boolean
}

function Step(props: StepProps) {
  const node = () => props.line.node
  const percent = () => Math.round((props.line.share ?? 0) * 100)
  const rows = () => {
    const count = node().actualRows ?? node().estimatedRows
    if (count === null) return ''
    const sign = node().actualRows === null ? '≈ ' : ''
    return sign + groupedNumber(Math.round(count))
  }
  const figure = () => {
    if (props.isMeasured)
      return props.line.ownMs === undefined ? '' : stepDuration(props.line.ownMs)
    const { cost } = node()
    return cost === null ? '' : groupedNumber(Math.round(cost * 10) / 10)
  }
  const shareText = () => `${percent()} % of the ${props.isMeasured ? 'time' : 'cost'}`
  return (
    <div
      role="treeitem"
      aria-level={props.line.level}
      aria-expanded={props.isOpen}
      aria-selected={props.isActive}
      tabindex={props.isActive ? 0 : -1}
      style={{ '--d': String(props.line.level - 1) }}
    >
      <span class="op">
        <Show when={props.line.level > 1}>
          <span class="elbow" />
        </Show>
        <b class="strong">{node().label}</b>
        <Show when={node().relation}>
          {(relation) => (
            <Show when={!node().label.includes(relation())}>
              <span class="faint clip">{relation()}</span>
            </Show>
          )}
        </Show>
        <Show when={props.line.isSlowest}>
          <span class="badge warn">
            <TriangleAlert class="i" />
            {percent()} %<span class="sr">, the slowest step</span>
          </span>
        </Show>
        <Show when={props.line.misjudged}>
          {(factor) => (
            <span class="badge warn" title={misjudgedText(factor())}>
              estimate off
            </span>
          )}
        </Show>
      </span>
      <span class="num">{rows()}</span>
      <span class="num">{figure()}</span>
      <Show when={props.line.share !== undefined} fallback={<span />}>
        <span
          class="heat"
          classList={{ hot: props.line.isSlowest }}
          role="img"
          aria-label={shareText()}
          title={shareText()}
        >
          <i style={{ width: `${Math.max(1, percent())}%` }} />
        </span>
      </Show>
      <Show when={props.isOpen}>
        <StepDetails line={props.line} />
      </Show>
    </div>
  )
}

function StepDetails(props: { line: PlanLine }) {
  const facts = () => {
    const { estimatedRows, actualRows, loops, cost, milliseconds, details } = props.line.node
    const figures: readonly (readonly [string, number | null])[] = [
      ['Rows estimated', estimatedRows],
      ['Rows found', actualRows],
      ['Times run', loops],
      ['Cost with the steps below', cost],
    ]
    const told = figures.flatMap(([name, value]) =>
      value === null ? [] : [`${name}: ${groupedNumber(Math.round(value * 100) / 100)}`],
    )
    const time =
      milliseconds === null ? [] : [`Time with the steps below: ${stepDuration(milliseconds)}`]
    const { misjudged } = props.line
    const off = misjudged === undefined ? [] : [misjudgedText(misjudged)]
    return [...told, ...time, ...off, ...details]
  }
  return (
    <div class="step-details">
      <For
        each={facts()}
        fallback={<span class="faint">The engine tells nothing more of it.</span>}
      >
        {(fact) => <span>{fact}</span>}
      </For>
    </div>
  )
}
