import { lazy, Suspense } from 'solid-js'
import type { EditorProps } from './ejson-editor.tsx'

const EjsonEditor = lazy(async () => ({
  default: (await import('./ejson-editor.tsx')).EjsonEditor,
}))

/** A text of Extended JSON with completion; a plain field until the editor is loaded. */
export function QueryEditor(props: Omit<EditorProps, 'takesFocus'>) {
  let isFocused = false
  const noteFocus = (isThere: boolean) => {
    isFocused = isThere
  }
  return (
    <Suspense fallback={<PlainField {...props} onFocus={noteFocus} />}>
      <EjsonEditor {...props} takesFocus={isFocused} />
    </Suspense>
  )
}

function PlainField(
  props: Omit<EditorProps, 'takesFocus'> & { onFocus: (isThere: boolean) => void },
) {
  const isEnter = (event: KeyboardEvent) =>
    event.key === 'Enter' && (props.isTall !== true || event.ctrlKey || event.metaKey)
  return (
    <textarea
      class="query-plain"
      rows={props.isTall === true ? props.text.split('\n').length : 1}
      aria-label={props.label}
      aria-invalid={props.isInvalid}
      placeholder={props.placeholder}
      spellcheck={false}
      autocomplete="off"
      value={props.text}
      onInput={(event) => props.onText(event.currentTarget.value)}
      onFocus={() => props.onFocus(true)}
      onBlur={({ currentTarget }) => {
        // A field that the editor takes the place of loses the focus, too.
        setTimeout(() => currentTarget.isConnected && props.onFocus(false))
      }}
      onKeyDown={(event) => {
        if (!isEnter(event)) return
        event.preventDefault()
        props.onEnter()
      }}
    />
  )
}
