import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import type { Dependency } from '../../../api/tables.ts'
import { ObjectIcon } from '../../parts/object-icon.tsx'
import { kindWord, objectPath } from '../../state/structure/object-path.ts'
import { useStructure } from '../../state/structure/structure-state.ts'
import { Section } from './section.tsx'

/** What refers to the table: tables by a foreign key, views, routines and triggers by its name. */
export function DependencySection() {
  const state = useStructure()
  const all = () => state.dependencies.data()?.dependencies ?? []
  const tables = () => all().filter(({ via }) => via !== null)
  const others = () => all().filter(({ via }) => via === null)
  return (
    <Show when={state.dependencies.data() !== undefined || state.dependencies.failure()}>
      <Section
        title="Tables that point here"
        count={tables().length}
        failure={state.dependencies.failure()}
        retry={state.dependencies.refetch}
      >
        <Links objects={tables()} none="No foreign key refers to it." />
      </Section>
      <Show when={others().length > 0}>
        <Section title="Objects that use it" count={others().length}>
          <Links objects={others()} none="" />
        </Section>
      </Show>
    </Show>
  )
}

function Links(props: { objects: readonly Dependency[]; none: string }) {
  return (
    <div class="refs">
      <For each={props.objects} fallback={<p class="faint">{props.none}</p>}>
        {(object) => (
          <A href={objectPath(object)}>
            <ObjectIcon kind={object.kind} />
            {object.name}
            <span class="faint">{object.via?.columns.join(', ') ?? kindWord(object.kind)}</span>
          </A>
        )}
      </For>
    </div>
  )
}
