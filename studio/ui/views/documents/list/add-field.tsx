import Plus from 'lucide-solid/icons/plus'
import { createSignal, Show } from 'solid-js'
import { valueAt, type FieldPath } from '../../../state/documents/edit/value-at.ts'
import { readEjson } from '../../../state/documents/ejson/read-ejson.ts'
import { EjsonFault } from '../../../state/documents/ejson/text-cursor.ts'
import { useCard } from './card-state.ts'

/** Adds a field to an object, or an item to an array. */
export function AddField(props: { path: FieldPath }) {
  const card = useCard()
  const [isOpen, setOpen] = createSignal(false)
  const [fault, setFault] = createSignal<string>()
  const place = () => valueAt(card.document(), props.path)
  const isArray = () => place()?.kind === 'array'
  const add = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const holder = place()
    const name = holder?.kind === 'array' ? String(holder.items.length) : String(given.get('name'))
    if (name === '') return void setFault('The field needs a name.')
    if (String(given.get('value')).trim() === '') return void setFault('The field needs a value.')
    if (holder?.kind === 'object' && holder.members.some((member) => member.name === name))
      return void setFault(`There is a field ${name} already.`)
    try {
      card.set([...props.path, name], readEjson(String(given.get('value'))))
      setFault(undefined)
      setOpen(false)
    } catch (error) {
      if (!(error instanceof EjsonFault)) throw error
      setFault(`At character ${error.at + 1}: ${error.message}.`)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
  }
  return (
    <Show
      when={isOpen()}
      fallback={
        <button type="button" class="btn quiet small add-field" onClick={() => setOpen(true)}>
          <Plus class="i" />
          {isArray() ? 'Add item' : 'Add field'}
        </button>
      }
    >
      <form class="value-editor" onSubmit={add} onKeyDown={onKeyDown}>
        <Show when={!isArray()}>
          <span class="input small code">
            <input
              name="name"
              aria-label="Name of the new field"
              placeholder="name"
              autocomplete="off"
              ref={(field) => queueMicrotask(() => field.focus())}
            />
          </span>
        </Show>
        <span class="input small code">
          <input
            name="value"
            aria-label="Value of the new field"
            placeholder="'text', 1, true, { … }"
            autocomplete="off"
          />
        </span>
        <button type="submit" class="btn small">
          Add
        </button>
        <Show when={fault()}>
          {(text) => (
            <span class="find-fault" role="alert">
              {text()}
            </span>
          )}
        </Show>
      </form>
    </Show>
  )
}
