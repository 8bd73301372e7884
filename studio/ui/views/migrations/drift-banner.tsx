import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { Show } from 'solid-js'
import { useMigrations } from '../../state/migrations/migrations-state.ts'
import { ChangeList } from './change-list.tsx'

const MOST = 5
const WORDS = { added: 'Only in the database', removed: 'Gone', changed: 'Changed' } as const

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
          <ChangeList changes={objects().slice(0, MOST)} words={WORDS} />
          <Show when={objects().length > MOST}>
            <p>and {objects().length - MOST} more</p>
          </Show>
        </div>
      </div>
    </Show>
  )
}
