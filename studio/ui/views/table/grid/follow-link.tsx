import { A } from '@solidjs/router'
import ArrowUpRight from 'lucide-solid/icons/arrow-up-right'
import { Show } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'
import { referencePath } from '../../../state/grid/follow-reference.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'

/** The way from a foreign key to its row. In the grid it is no tab stop of its own: Alt+Enter follows it. */
export function FollowLink(props: { row: GridRow; column: Column; isTabStop?: boolean }) {
  return (
    <Show when={referencePath(props.row, props.column)}>
      {(path) => (
        <A
          class="go"
          href={path()}
          tabindex={props.isTabStop === true ? undefined : -1}
          aria-label={`Open the row of ${props.column.references?.table}`}
          title={`Open the row of ${props.column.references?.table} (Alt+Enter)`}
        >
          <ArrowUpRight class="i" />
        </A>
      )}
    </Show>
  )
}
