import Unplug from 'lucide-solid/icons/unplug'
import { Show } from 'solid-js'
import type { ConnectionState } from '../../state/connection/connection.ts'
import { useFrame } from '../../state/frame/frame.ts'

const WORDS: Readonly<
  Record<Exclude<ConnectionState, 'connected'>, { readonly title: string; readonly way: string }>
> = {
  'database-lost': {
    title: 'Database connection error',
    way: 'The database does not answer. What you see is what it said last; edits that are not saved stay, and are sent when it is back.',
  },
  'studio-lost': {
    title: 'The studio does not answer',
    way: 'Start quarry studio again in the terminal. This page stays as it is, and goes on when it is back.',
  },
}

/** Says that the connection is lost for as long as it is; it comes back by itself. */
export function ConnectionBanner() {
  const studio = useFrame()
  const words = () => {
    const state = studio.connection.state()
    return state === 'connected' ? undefined : WORDS[state]
  }
  return (
    <Show when={words()}>
      {(found) => (
        <div class="banner danger lost" role="alert">
          <Unplug class="i" />
          <div class="body">
            <b>{found().title}</b>
            <p>{found().way}</p>
          </div>
          <button type="button" class="btn small" onClick={() => studio.connection.tryNow()}>
            Try now
          </button>
        </div>
      )}
    </Show>
  )
}
