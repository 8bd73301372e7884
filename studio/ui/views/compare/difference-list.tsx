import Search from 'lucide-solid/icons/search'
import { For, Show } from 'solid-js'
import type { ComparedObject, SchemaComparison } from '../../../api/compare.ts'
import { ObjectIcon } from '../../parts/object-icon.tsx'
import { useCompare } from '../../state/compare/compare-state.ts'
import { comparePath } from '../../state/compare/compare-view.ts'
import {
  CHANGE_LOOKS,
  CHANGE_SIGNS,
  changeWords,
  iconKind,
  kindPlural,
} from '../../state/compare/compare-words.ts'
import { type ObjectGroup, shownName } from '../../state/compare/object-groups.ts'
import { groupedNumber } from '../../state/numbers.ts'
import { useStudio } from '../../state/studio.ts'
import { Unmodelled } from './unmodelled.tsx'

/** The objects that differ, by their kinds. */
export function DifferenceList(props: { comparison: SchemaComparison }) {
  const state = useCompare()
  const same = () => groupedNumber(props.comparison.same.length)
  return (
    <nav class="compared-list" aria-label="Differences">
      <label class="input quiet small">
        <Search class="i i-s" />
        <span class="sr">Filter objects</span>
        <input
          type="search"
          placeholder="Filter objects"
          value={state.text()}
          onInput={(event) => state.setText(event.currentTarget.value)}
        />
      </label>
      <For each={state.groups()}>{(group) => <Group group={group} />}</For>
      <Show when={props.comparison.same.length > 0 && state.view().change === undefined}>
        <label class="row same-switch">
          <button
            type="button"
            class="switch"
            role="switch"
            aria-checked={state.showsSame()}
            onClick={() => state.setShowsSame(!state.showsSame())}
          />
          <span>Show {same()} that are the same</span>
        </label>
      </Show>
      <Unmodelled comparison={props.comparison} />
    </nav>
  )
}

function Group(props: { group: ObjectGroup }) {
  const studio = useStudio()
  const defaultSchema = () => studio.meta.data()?.defaultSchema ?? ''
  return (
    <section aria-label={kindPlural(props.group.kind)}>
      <h2 class="side-head">{kindPlural(props.group.kind)}</h2>
      <ul>
        <For each={props.group.objects}>{(object) => <Difference object={object} />}</For>
        <For each={props.group.same}>
          {(object) => (
            <li class="difference is-same">
              <span class="mk" title="The same">
                =
              </span>
              <ObjectIcon kind={iconKind(object.kind)} />
              <span class="clip">{shownName(object, defaultSchema())}</span>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}

function Difference(props: { object: ComparedObject }) {
  const studio = useStudio()
  const state = useCompare()
  const words = () => changeWords(props.object.change, state.spoken())
  const count = () => (props.object.change === 'changed' ? props.object.parts.length : '')
  return (
    <li>
      <a
        class="difference"
        href={comparePath({ ...state.view(), object: props.object.id })}
        aria-current={state.chosen()?.id === props.object.id ? 'true' : undefined}
        title={words()}
      >
        <span class={`mk ${CHANGE_LOOKS[props.object.change]}`} aria-hidden="true">
          {CHANGE_SIGNS[props.object.change]}
        </span>
        <ObjectIcon kind={iconKind(props.object.kind)} />
        <span class="clip">{shownName(props.object, studio.meta.data()?.defaultSchema ?? '')}</span>
        <span class="sr">, {words()}</span>
        <span class="count">
          {count()}
          <span class="sr">{count() === '' ? '' : ' differences'}</span>
        </span>
      </a>
    </li>
  )
}
