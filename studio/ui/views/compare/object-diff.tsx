import { A } from '@solidjs/router'
import Workflow from 'lucide-solid/icons/workflow'
import { Show } from 'solid-js'
import type { ComparedObject } from '../../../api/compare.ts'
import { useCompare } from '../../state/compare/compare-state.ts'
import { changeWords } from '../../state/compare/compare-words.ts'
import { writeDiagramView } from '../../state/diagram/diagram-view.ts'
import { tableId } from '../../state/table-address.ts'
import { useStudio } from '../../state/studio.ts'
import { ChangedParts } from './changed-parts.tsx'
import { DefinitionDiff } from './definition-diff.tsx'
import { SideIcon } from './side-picker.tsx'

/** An object as each side has it, and in words what differs. */
export function ObjectDiff(props: { object: ComparedObject }) {
  const state = useCompare()
  const hasBoth = () => props.object.change === 'changed'
  const only = () => (props.object.change === 'added' ? 'to' : 'from')
  return (
    <section class="object-diff" aria-label={`Definition of ${props.object.name}`}>
      <div class="sides" data-one={hasBoth() ? undefined : ''}>
        <Show
          when={hasBoth()}
          fallback={
            <SideHead
              path={only()}
              about={`${changeWords(props.object.change, state.spoken())}`}
              object={props.object}
            />
          }
        >
          <SideHead path="from" about={props.object.name} object={undefined} />
          <SideHead path="to" about={props.object.name} object={props.object} />
        </Show>
      </div>
      <div
        class="scroll"
        tabindex="0"
        role="region"
        aria-label={`Both definitions of ${props.object.name}`}
      >
        <DefinitionDiff object={props.object} words={state.words()} />
        <ChangedParts object={props.object} />
      </div>
    </section>
  )
}

function SideHead(props: {
  path: 'from' | 'to'
  about: string
  object: ComparedObject | undefined
}) {
  const state = useCompare()
  return (
    <span>
      <SideIcon kind={state[props.path]()?.kind} />
      <b class="clip">{state.words()[props.path]}</b>
      <span class="faint clip">{props.about}</span>
      <span class="grow" />
      <Show when={props.object} keyed>
        {(object) => <DiagramLink object={object} />}
      </Show>
    </span>
  )
}

/** Tables that the database of the studio has are in its diagram. */
function DiagramLink(props: { object: ComparedObject }) {
  const studio = useStudio()
  const state = useCompare()
  const isThere = () => {
    const { from, to, kind, change } = {
      ...props.object,
      from: state.from()?.current === true && props.object.change !== 'added',
      to: state.to()?.current === true && props.object.change !== 'removed',
    }
    return kind === 'table' && change !== undefined && (from || to)
  }
  const path = () => {
    const schema = props.object.schema ?? studio.meta.data()?.defaultSchema ?? ''
    const id = tableId({ schema, name: props.object.name })
    return `/diagram${writeDiagramView({ schema: undefined, selected: id, around: id, depth: 1 })}`
  }
  return (
    <Show when={isThere()}>
      <A class="diagram-link" href={path()}>
        <Workflow class="i i-s" />
        <span class="hide-phone">Show in diagram</span>
        <span class="phone-only">Diagram</span>
      </A>
    </Show>
  )
}
