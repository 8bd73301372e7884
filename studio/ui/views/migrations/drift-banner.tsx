import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { For, Show } from 'solid-js'
import { useMigrations } from '../../state/migrations/migrations-state.ts'

const MOST = 5
const SIGNS = { added: '+', removed: '−', changed: '~' } as const
const WORDS = { added: 'Only here', removed: 'Gone', changed: 'Changed' } as const

/** Says where the live schema is not what the applied migrations make. */
export function DriftBanner() {
  const state = useMigrations()
  const objects = () => state.drift.data()?.drift?.objects ?? []
  return (
    <Show when={objects().length > 0}>
      <div class="drift banner warn" role="status">
        <TriangleAlert class="i" />
        <div class="body">
          The schema has drifted: {objects().length}{' '}
          {objects().length === 1 ? 'object differs' : 'objects differ'} from what the migrations
          make.
          <ul>
            <For each={objects().slice(0, MOST)}>
              {(object) => (
                <li title={WORDS[object.change]}>
                  <span aria-hidden="true">{SIGNS[object.change]}</span>
                  <span class="sr">{WORDS[object.change]}:</span> {object.kind}{' '}
                  <code>{object.name}</code>
                </li>
              )}
            </For>
          </ul>
          <Show when={objects().length > MOST}>
            <p>and {objects().length - MOST} more</p>
          </Show>
        </div>
      </div>
    </Show>
  )
}
