import Check from 'lucide-solid/icons/check'
import CircleAlert from 'lucide-solid/icons/circle-alert'
import Info from 'lucide-solid/icons/info'
import X from 'lucide-solid/icons/x'
import { For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { useFrame } from '../../state/frame/frame.ts'

const icons = { ok: Check, danger: CircleAlert, info: Info }

export function Toasts() {
  const studio = useFrame()
  return (
    <section class="toasts" aria-label="Notices">
      <For each={studio.toasts.toasts()}>
        {(toast) => (
          <div class="toast">
            <Dynamic component={icons[toast.tone]} class={`i ${toast.tone}`} />
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
