import { useLocation } from '@solidjs/router'
import Info from 'lucide-solid/icons/info'
import { createMemo, Show } from 'solid-js'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { unreadableParts } from '../../../state/grid/grid-view.ts'

/** Tells of parts of the address that cannot be read, so that nobody takes the rows for filtered ones. */
export function AddressNotice() {
  const find = useFind()
  const location = useLocation()
  const parts = createMemo(() => unreadableParts(new URLSearchParams(location.search)))
  const { view, setView } = find.table
  return (
    <Show when={parts().length > 0}>
      <div class="banner warn strip" role="alert">
        <Info class="i" />
        <div class="body">
          <b>The {parts().join(' and the ')} of this address cannot be read</b>
          <p>The rows below are shown without it. Ask for the link again, or go on from here.</p>
        </div>
        <button type="button" class="btn small" onClick={() => setView(view(), 'replace')}>
          Go on
        </button>
      </div>
    </Show>
  )
}
