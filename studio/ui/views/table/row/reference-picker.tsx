import Search from 'lucide-solid/icons/search'
import { createSignal, onMount } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'
import { createReferenceList } from '../../../state/edit/row/reference-list.ts'
import { useStudio } from '../../../state/studio.ts'
import { createReferenceKeys } from '../editors/reference-keys.ts'
import { ReferenceList } from '../editors/reference-list.tsx'

/** Finds a row of the referenced table, by its key or by its first texts. */
export function ReferencePicker(props: {
  anchor: HTMLElement | undefined
  references: NonNullable<Column['references']>
  onChoose: (value: string) => void
  onClose: () => void
}) {
  const studio = useStudio()
  const [typed, setTyped] = createSignal('')
  let field: HTMLInputElement | undefined
  const list = createReferenceList(studio.api, props.references, typed)
  const keys = createReferenceKeys(list, (value) => props.onChoose(value))
  onMount(() => queueMicrotask(() => field?.focus()))
  return (
    <ReferenceList
      anchor={props.anchor}
      list={list}
      keys={keys}
      table={props.references.table}
      onChoose={props.onChoose}
      onClose={props.onClose}
      before={
        <div class="input quiet small">
          <Search class="i i-s" />
          <input
            ref={field}
            role="combobox"
            aria-expanded="true"
            aria-controls={keys.listId}
            aria-activedescendant={keys.activeId()}
            aria-autocomplete="list"
            aria-label={`Search ${props.references.table}`}
            placeholder={`Search ${props.references.table}`}
            spellcheck={false}
            onInput={(event) => {
              keys.reset()
              setTyped(event.currentTarget.value)
            }}
            onKeyDown={keys.onKeyDown}
          />
        </div>
      }
    />
  )
}
