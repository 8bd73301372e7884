import CircleAlert from 'lucide-solid/icons/circle-alert'
import { createSignal, Show } from 'solid-js'
import { Dialog } from '../../parts/dialog.tsx'
import { useFrame } from '../../state/frame/frame.ts'

/** Asks for the token of the studio where the address brought none, or a wrong one. */
export function TokenDialog() {
  const studio = useFrame()
  const [token, setToken] = createSignal('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (token().trim() !== '') studio.unlock(token().trim())
  }
  return (
    <Dialog open={studio.locked()} label="Access token" onClose={() => undefined}>
      <form onSubmit={submit}>
        <header>
          <h2>This studio asks for a token</h2>
        </header>
        <div class="body">
          <p>It is the value that the studio was started with: --auth-token.</p>
          <div class="field">
            <label for="token">Token</label>
            <div class="input" data-state={studio.tokenRefused() ? 'invalid' : undefined}>
              <input
                id="token"
                aria-invalid={studio.tokenRefused()}
                aria-describedby={studio.tokenRefused() ? 'token-fault' : undefined}
                type="password"
                autocomplete="off"
                onInput={(event) => setToken(event.currentTarget.value)}
              />
            </div>
            <Show when={studio.tokenRefused()}>
              <p class="error" id="token-fault" role="alert">
                <CircleAlert class="i i-s" />
                This is not the token of this studio. Compare it with the one in the terminal.
              </p>
            </Show>
          </div>
        </div>
        <footer>
          <button type="submit" class="btn primary">
            Open the studio
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
