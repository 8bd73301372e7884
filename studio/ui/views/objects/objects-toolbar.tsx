import RefreshCw from 'lucide-solid/icons/refresh-cw'
import Search from 'lucide-solid/icons/search'
import { For } from 'solid-js'
import type { StoredObject } from '../../../api/objects.ts'
import { Choice } from '../../parts/choice.tsx'
import { pluralWord } from '../../state/objects/find-objects.ts'

export interface ObjectsToolbarProps {
  readonly kinds: readonly string[]
  readonly objects: readonly StoredObject[]
  readonly kind: string | undefined
  readonly setKind: (kind: string | undefined) => void
  readonly text: string
  readonly setText: (text: string) => void
  readonly reload: () => void
  readonly loading: boolean
}

export function ObjectsToolbar(props: ObjectsToolbarProps) {
  const countOf = (kind: string) => props.objects.filter((each) => each.kind === kind).length
  return (
    <div class="bar">
      <label class="input quiet find">
        <Search class="i i-s" />
        <span class="sr">Find objects</span>
        <input
          type="search"
          placeholder="Find objects"
          value={props.text}
          onInput={(event) => props.setText(event.currentTarget.value)}
        />
      </label>
      <Choice
        class="phone-only"
        label="Kind of objects"
        options={[
          { value: '', label: 'All kinds' },
          ...props.kinds.map((kind) => ({
            value: kind,
            label: `${pluralWord(kind)} (${countOf(kind)})`,
          })),
        ]}
        value={props.kind ?? ''}
        onChoose={(kind) => props.setKind(kind === '' ? undefined : kind)}
      />
      <fieldset class="seg bare hide-phone" aria-label="Kind of objects">
        <button
          type="button"
          aria-pressed={props.kind === undefined}
          onClick={() => props.setKind(undefined)}
        >
          All
        </button>
        <For each={props.kinds}>
          {(kind) => (
            <button
              type="button"
              aria-pressed={props.kind === kind}
              onClick={() => props.setKind(kind)}
            >
              {pluralWord(kind)} <span class="count">{countOf(kind)}</span>
            </button>
          )}
        </For>
      </fieldset>
      <span class="grow" />
      <button
        type="button"
        class="icon"
        aria-label="Reload objects"
        title="Reload objects"
        onClick={() => props.reload()}
      >
        <RefreshCw class={props.loading ? 'i spin' : 'i'} />
      </button>
    </div>
  )
}
