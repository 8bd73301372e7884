import Plug from 'lucide-solid/icons/plug'
import { For } from 'solid-js'
import { useFrame } from '../../state/frame/frame.ts'

export function StatusBar() {
  const studio = useFrame()
  const connection = () => {
    if (studio.connection.state() !== 'connected') return 'Connection lost'
    if (studio.meta.failure() !== undefined) return 'Not connected'
    return studio.meta.data() === undefined ? 'Connecting' : 'Connected'
  }
  return (
    <footer class="status">
      <span class="sr" role="status" aria-live="polite">
        {studio.announcer.said()}
      </span>
      <span>
        <Plug class="i" />
        {connection()}
      </span>
      <For each={studio.status().notes}>{(note) => <span class="hide-900">{note}</span>}</For>
      <span class="end">{studio.status().end}</span>
    </footer>
  )
}
