import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import Ellipsis from 'lucide-solid/icons/ellipsis'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { createMemo, For, Show } from 'solid-js'
import { Choice } from '../../../parts/choice.tsx'
import { MenuButton } from '../../../parts/menu-button.tsx'
import { useAggregation } from '../../../state/documents/aggregate/aggregation-state.ts'
import type { ListedStage } from '../../../state/documents/aggregate/stage-list.ts'
import {
  STAGE_OPERATORS,
  WRITING_STAGES,
} from '../../../state/documents/aggregate/stage-operators.ts'
import type { TextRole } from '../../../state/documents/complete/complete-text.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { toldEjson } from '../../../state/documents/ejson/told-ejson.ts'
import { QueryEditor } from '../editor/query-editor.tsx'
import { StagePreview } from './stage-preview.tsx'
import { WritingNote } from './writing-note.tsx'

/** A stage: its operator, what stands in it, and what comes out of it. Alt with an arrow moves it. */
export function StageCard(props: { stage: ListedStage; run: () => void }) {
  const state = useAggregation()
  const place = () => state.stages.placeOf(props.stage.id)
  const number = () => place() + 1
  const isShown = () => state.shown() === props.stage.id
  const isLast = () => !state.stages.all.slice(number()).some(({ isOn }) => isOn)
  const fault = () => {
    const told = toldEjson(props.stage.body)
    return 'message' in told ? told.message : undefined
  }
  const move = (by: number) => moveWithFocus(() => state.stages.move(props.stage.id, by))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li
      class="stage"
      classList={{ 'is-off': !props.stage.isOn }}
      data-shown={isShown() ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <header>
        <span class="ord" aria-hidden="true">
          {number()}
        </span>
        <OperatorChoice stage={props.stage} number={number()} />
        <span class="grow" />
        <StageTools stage={props.stage} number={number()} move={move} />
      </header>
      <QueryEditor
        isTall
        label={`Stage ${number()}, ${props.stage.operator}`}
        placeholder="{ … }"
        text={props.stage.body}
        textRole={roleOf(props.stage.operator)}
        isInvalid={fault() !== undefined}
        fields={() => state.fieldsAt(props.stage.id)}
        onText={(body) => state.stages.change(props.stage.id, { body })}
        onEnter={props.run}
      />
      <Show when={fault()} fallback={<StageEnd stage={props.stage} isLast={isLast()} />}>
        {(message) => (
          <p class="stage-fault">
            <TriangleAlert class="i i-s" />
            {message()}
          </p>
        )}
      </Show>
    </li>
  )
}

/** What stands below the text: a warning, or what comes out. */
function StageEnd(props: { stage: ListedStage; isLast: boolean }) {
  return (
    <Show when={props.stage.isOn}>
      <Show
        when={WRITING_STAGES.has(props.stage.operator)}
        fallback={<StagePreview stage={props.stage} />}
      >
        <WritingNote isLast={props.isLast} />
      </Show>
    </Show>
  )
}

function roleOf(operator: string): TextRole {
  return operator.startsWith('$') ? `$${operator.slice(1)}` : 'filter'
}

function OperatorChoice(props: { stage: ListedStage; number: number }) {
  const state = useAggregation()
  // An operator that is not offered comes from a text, and stays.
  const options = createMemo(() => {
    const known = STAGE_OPERATORS.map(({ name }): string => name)
    const all = known.includes(props.stage.operator) ? known : [props.stage.operator, ...known]
    return all.map((name) => ({ value: name, label: name }))
  })
  return (
    <Choice
      class="small mono"
      label={`Operator of stage ${props.number}`}
      options={options()}
      value={props.stage.operator}
      onChoose={(operator) => state.stages.setOperator(props.stage.id, operator)}
    />
  )
}

function StageTools(props: { stage: ListedStage; number: number; move: (by: number) => void }) {
  const state = useAggregation()
  const studio = useDocumentStudio()
  const place = () => props.number - 1
  const duplicate = () => {
    const { operator, body, isOn } = props.stage
    state.stages.add({ operator, body, isOn }, props.number)
  }
  const remove = () => {
    const { operator, body, isOn } = props.stage
    const at = place()
    state.stages.remove(props.stage.id)
    studio.toasts.show({
      ...{ tone: 'info', text: `Removed stage ${at + 1}, ${operator}` },
      action: { label: 'Undo', run: () => void state.stages.add({ operator, body, isOn }, at) },
    })
  }
  const sections = () => [
    {
      items: [
        { label: 'Add a stage before', run: () => state.addStage(place()) },
        { label: 'Add a stage behind', run: () => state.addStage(props.number) },
        { label: 'Duplicate', run: duplicate },
      ],
    },
    { items: [{ label: 'Remove stage', isDanger: true, run: remove }] },
  ]
  const arrows = [
    { by: -1, icon: ArrowUp, word: 'up', isEnd: () => place() === 0 },
    { by: 1, icon: ArrowDown, word: 'down', isEnd: () => props.number === state.stages.all.length },
  ]
  return (
    <>
      <For each={arrows}>
        {({ by, icon: Arrow, word, isEnd }) => (
          <button
            type="button"
            class="icon small"
            aria-label={`Move stage ${props.number} ${word}`}
            title={`Move ${word} (Alt+Arrow ${word})`}
            disabled={isEnd()}
            onClick={() => props.move(by)}
          >
            <Arrow class="i" />
          </button>
        )}
      </For>
      <MenuButton label={`More of stage ${props.number}`} class="icon small" sections={sections()}>
        <Ellipsis class="i" />
      </MenuButton>
      <button
        type="button"
        class="switch"
        role="switch"
        aria-checked={props.stage.isOn}
        aria-label={`Stage ${props.number} is run`}
        title={props.stage.isOn ? 'Leave this stage out' : 'Run this stage'}
        onClick={() => state.stages.change(props.stage.id, { isOn: !props.stage.isOn })}
      />
    </>
  )
}

/** An element that is moved within the page loses the focus. */
function moveWithFocus(move: () => void): void {
  const focused = document.activeElement
  move()
  if (focused instanceof HTMLElement) focused.focus()
}
