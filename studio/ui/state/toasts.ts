import { type Accessor, createSignal } from 'solid-js'
import { failureLine } from './api/api-failure.ts'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'ok' | 'danger' | 'info'
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

export interface Toasts {
  readonly toasts: Accessor<readonly Toast[]>
  readonly show: (toast: Omit<Toast, 'id'>) => void
  /** Says why something that was asked for has not happened. */
  readonly showFailure: (error: unknown) => void
  readonly dismiss: (id: number) => void
}

const STAY = 8000

export function createToasts(say: (text: string) => void): Toasts {
  const [toasts, setToasts] = createSignal<readonly Toast[]>([])
  let made = 0
  const dismiss = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id))
  const show = (toast: Omit<Toast, 'id'>) => {
    made += 1
    const id = made
    setToasts((all) => [...all.slice(-2), { ...toast, id }])
    say(toast.text)
    // What went wrong stays until it has been read.
    if (toast.tone !== 'danger') setTimeout(() => dismiss(id), STAY)
  }
  const showFailure = (error: unknown) => show({ tone: 'danger', text: failureLine(error) })
  return { toasts, show, showFailure, dismiss }
}
