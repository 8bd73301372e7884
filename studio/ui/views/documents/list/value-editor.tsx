import Check from 'lucide-solid/icons/check'
import { createSignal, Show } from 'solid-js'
import { Choice } from '../../../parts/choice.tsx'
import type {
  EjsonScalar,
  EjsonValue,
  ScalarType,
} from '../../../state/documents/ejson/ejson-value.ts'
import { scalar, SCALAR_TYPES } from '../../../state/documents/ejson/scalar-types.ts'

const TYPES = Object.entries(SCALAR_TYPES).flatMap(([value, { label }]) =>
  value === 'other' ? [] : [{ value, label }],
)

/** A text and its type. Enter takes it, Escape leaves it as it was. */
export function ValueEditor(props: {
  name: string
  value: EjsonScalar
  apply: (now: EjsonValue) => void
  onClose: () => void
}) {
  const [text, setText] = createSignal(props.value.text)
  const [type, setType] = createSignal<ScalarType>(props.value.type)
  const read = () => scalar(type(), text())
  const take = (event: Event) => {
    event.preventDefault()
    const now = read()
    if (now === undefined) return
    props.apply(now)
    props.onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    props.onClose()
  }
  return (
    <form class="value-editor" onSubmit={take} onKeyDown={onKeyDown}>
      <span class="input small code" data-state={read() === undefined ? 'invalid' : undefined}>
        <input
          aria-label={`Value of ${props.name}`}
          aria-invalid={read() === undefined}
          title={SCALAR_TYPES[type()].hint}
          autocomplete="off"
          spellcheck={false}
          disabled={type() === 'null'}
          value={text()}
          ref={(field) => queueMicrotask(() => field.select())}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </span>
      <Choice
        label={`Type of ${props.name}`}
        options={TYPES}
        value={type()}
        onChoose={(chosen) => setType(isType(chosen) ? chosen : type())}
      />
      <Show when={read() === undefined}>
        <span class="find-fault" role="alert">
          This has to be {SCALAR_TYPES[type()].hint}.
        </span>
      </Show>
      <button
        type="submit"
        class="icon small"
        aria-label="Take the value"
        title="Take (Enter)"
        disabled={read() === undefined}
      >
        <Check class="i" />
      </button>
    </form>
  )
}

function isType(text: string): text is ScalarType {
  return Object.hasOwn(SCALAR_TYPES, text)
}
