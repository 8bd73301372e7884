import Check from 'lucide-solid/icons/check'
import CircleAlert from 'lucide-solid/icons/circle-alert'
import X from 'lucide-solid/icons/x'
import { For, Show } from 'solid-js'
import { useFrame } from '../../state/frame/frame.ts'

export function Toasts() {
  const studio = useFrame()
  return (
    <section class="toasts" aria-label="Notices">
      <For each={studio.toasts.toasts()}>
        {(toast) => (
          <div class="toast">
            <Show when={toast.tone === 'danger'} fallback={<Check class="i ok" />}>
              <CircleAlert class="i danger" />
            </Show>
            <span class="grow">{toast.text}</span>
            <Show when={toast.action}>
              {(action) => (
                <button type="button" class="btn quiet small" onClick={() => action().run()}>
                  {action().label}
                </button>
              )}
            </Show>
            <button
              type="button"
              class="icon small"
              aria-label="Dismiss"
              onClick={() => studio.toasts.dismiss(toast.id)}
            >
              <X class="i" />
            </button>
          </div>
        )}
      </For>
    </section>
  )
}
