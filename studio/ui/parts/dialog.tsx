import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js'

/** A modal dialog: the browser traps the focus, Escape closes it, the focus goes back afterwards. */
export function Dialog(props: {
  open: boolean
  label: string
  class?: string
  onClose: () => void
  children: JSX.Element
}) {
  const [element, setElement] = createSignal<HTMLDialogElement>()
  createEffect(() => {
    const dialog = element()
    if (dialog === undefined || !props.open) return
    if (!dialog.open) dialog.showModal()
    onCleanup(() => dialog.close())
  })
  const onPointer = (event: PointerEvent) => {
    const dialog = element()
    if (event.target === dialog && dialog !== undefined && !isInside(event, dialog)) props.onClose()
  }
  return (
    <Show when={props.open}>
      <dialog
        ref={setElement}
        class={`modal ${props.class ?? 'dialog'}`}
        aria-label={props.label}
        onPointerDown={onPointer}
        onCancel={(event) => {
          event.preventDefault()
          props.onClose()
        }}
      >
        {props.children}
      </dialog>
    </Show>
  )
}

/** A press on the dialog's own padding has the same target as one on what lies around it. */
function isInside({ clientX, clientY }: PointerEvent, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
