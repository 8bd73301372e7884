import { For, Match, Show, Switch } from 'solid-js'
import type { Page } from '../../../../api/pages.ts'
import { failureLine } from '../../../state/api/api-failure.ts'
import { createFetched } from '../../../state/fetched.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { type HidingPart, hidingParts } from '../../../state/grid/find/hiding-parts.ts'
import { PLAIN_VIEW } from '../../../state/grid/grid-view.ts'
import { viewBody } from '../../../state/grid/page-body.ts'
import { useStudio } from '../../../state/studio.ts'
import { tableApiPath } from '../../../state/table-address.ts'

/** What stands where rows would be: the table is empty, or these filters hide its rows. */
export function NoRows() {
  const find = useFind()
  return (
    <Switch fallback={<HiddenRows />}>
      <Match when={find.table.pages.failure() !== undefined}>
        <RefusedView />
      </Match>
      <Match when={!find.isNarrowed()}>
        <div class="empty">
          <h2>{find.table.table().name} has no rows yet</h2>
          <p>Add one, or paste a block of cells from a spreadsheet.</p>
        </div>
      </Match>
    </Switch>
  )
}

/** The filter or the order is refused. */
function RefusedView() {
  const find = useFind()
  const { pages, setView } = find.table
  return (
    <div class="empty" role="alert">
      <h2>Rows cannot be read like this</h2>
      <p>{failureLine(pages.failure())}</p>
      <div class="actions">
        <button type="button" class="btn" onClick={() => setView(PLAIN_VIEW)}>
          Show all rows
        </button>
      </div>
    </div>
  )
}

const MOST_TRIED = 8

function HiddenRows() {
  const find = useFind()
  const studio = useStudio()
  const { table, view } = find.table
  const parts = () => hidingParts(view(), find.columns())
  /** Which parts, left out alone, let rows through. */
  const tried = createFetched(
    () => ({ table: table(), parts: parts().slice(0, MOST_TRIED) }),
    async (asked, signal) => {
      const pages = asked.parts.map(({ without }) => {
        const body = { ...viewBody(asked.table, without), limit: 1, count: 'none' }
        return studio.api.read<Page>(tableApiPath(asked.table, '/query'), { body, signal })
      })
      return (await Promise.all(pages)).map(({ rows }) => rows.length > 0)
    },
  )
  return (
    <div class="empty">
      <h2>No row matches</h2>
      <p>{parts().length === 1 ? 'This hides all rows:' : 'Together these hide all rows:'}</p>
      <ul class="hiding">
        <For each={parts()}>
          {(part, place) => (
            <HidingLine part={part} helps={tried.loading() ? undefined : tried.data()?.[place()]} />
          )}
        </For>
      </ul>
      <div class="actions">
        <button type="button" class="btn" onClick={() => find.showAll()}>
          Show all rows
        </button>
      </div>
    </div>
  )
}

function HidingLine(props: { part: HidingPart; helps: boolean | undefined }) {
  const find = useFind()
  return (
    <li class="row">
      <span class="grow clip" title={props.part.words}>
        {props.part.words}
      </span>
      <Show when={props.helps}>
        <span class="meta">without it there are rows</span>
      </Show>
      <button
        type="button"
        class="btn small"
        aria-label={`Remove ${props.part.words}`}
        onClick={() => find.table.setView(props.part.without)}
      >
        Remove
      </button>
    </li>
  )
}
