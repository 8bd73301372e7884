import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js'

interface DialogProps {
  readonly label: string
  readonly class?: string
  readonly onClose: () => void
  readonly children: JSX.Element
}

/** A modal dialog: the browser traps the focus, Escape closes it, the focus goes back afterwards. */
export function Dialog(props: DialogProps & { readonly open: boolean }) {
  return (
    <Show when={props.open}>
      <Modal label={props.label} class={props.class ?? 'dialog'} onClose={() => props.onClose()}>
        {props.children}
      </Modal>
    </Show>
  )
}

function Modal(props: DialogProps) {
  const [element, setElement] = createSignal<HTMLDialogElement>()
  createEffect(() => {
    const dialog = element()
    if (dialog !== undefined && !dialog.open) dialog.showModal()
  })
  // Before it leaves the page: a dialog that has left gives no focus back.
  onCleanup(() => element()?.close())
  const onPointer = (event: PointerEvent) => {
    const dialog = element()
    if (event.target === dialog && dialog !== undefined && !isInside(event, dialog)) props.onClose()
  }
  return (
    <dialog
      ref={setElement}
      class={`modal ${props.class}`}
      aria-label={props.label}
      onPointerDown={onPointer}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
    >
      {props.children}
    </dialog>
  )
}

/** A press on the dialog's own padding has the same target as one on what lies around it. */
function isInside({ clientX, clientY }: PointerEvent, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
