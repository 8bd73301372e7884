import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import type { StoredObject } from '../../../api/objects.ts'
import { ObjectIcon } from '../../parts/object-icon.tsx'
import { createMedia } from '../../state/browser/media.ts'
import { createRowSight, remPixels } from '../../state/row-sight.ts'
import { kindWord, sourcePath } from '../../state/structure/object-path.ts'
import { useStudio } from '../../state/studio.ts'

type Named = Pick<StoredObject, 'kind' | 'schema' | 'name'>

/** The objects as links to their sources; of many only those in sight exist. */
export function ObjectListView(props: {
  objects: readonly StoredObject[]
  chosen: Named | undefined
  hasAny: boolean
}) {
  const isPhone = createMedia('(max-width: 767.98px)')
  const rowHeight = () => remPixels(isPhone() ? 3 : 2.5)
  const sight = createRowSight(() => props.objects.length, rowHeight)
  return (
    <nav
      class="beside-list"
      aria-label="Objects"
      ref={sight.setElement}
      onScroll={() => sight.onScroll()}
    >
      <ul>
        <li class="spacer" aria-hidden="true" style={{ height: `${sight.before()}px` }} />
        <For each={sight.indexes()}>
          {(index) => (
            <Show when={props.objects[index]}>
              {(object) => <ObjectItem object={object()} chosen={props.chosen} />}
            </Show>
          )}
        </For>
        <li class="spacer" aria-hidden="true" style={{ height: `${sight.behind()}px` }} />
      </ul>
      <Show when={props.objects.length === 0 && props.hasAny}>
        <p class="none">No object matches. Clear the search, or choose another kind.</p>
      </Show>
    </nav>
  )
}

function ObjectItem(props: { object: StoredObject; chosen: Named | undefined }) {
  const studio = useStudio()
  const isChosen = () =>
    props.chosen?.kind === props.object.kind &&
    props.chosen.schema === props.object.schema &&
    props.chosen.name === props.object.name
  const below = () => {
    const { kind, detail, schema } = props.object
    const isElsewhere = schema !== studio.meta.data()?.defaultSchema
    const about = kind === 'trigger' ? `on ${detail}` : detail
    return [kindWord(kind), isElsewhere ? schema : '', about]
      .filter((part) => part !== '')
      .join(' · ')
  }
  return (
    <li>
      <A href={sourcePath(props.object)} aria-current={isChosen() ? 'true' : undefined} end>
        <ObjectIcon kind={props.object.kind} />
        <span class="clip">
          <b class="clip">{props.object.name}</b>
          <span class="meta clip">{below()}</span>
        </span>
      </A>
    </li>
  )
}
