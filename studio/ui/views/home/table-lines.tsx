import { A } from '@solidjs/router'
import { Show } from 'solid-js'
import type { TableSummary } from '../../../api/tables.ts'
import { ObjectIcon } from '../../parts/object-icon.tsx'
import { RowCount } from '../../parts/row-count.tsx'
import { UnaddressableName } from '../../parts/unaddressable-name.tsx'
import { byteText, groupedNumber } from '../../state/numbers.ts'
import { kindWord } from '../../state/structure/object-path.ts'
import { tablePath } from '../../state/table-address.ts'
import type { ListLine } from '../../state/tables/listed-tables.ts'
import { useStudio } from '../../state/studio.ts'

export function SchemaLine(props: { line: Extract<ListLine, { kind: 'schema' }>; index: number }) {
  return (
    <tr aria-rowindex={props.index + 2} class="schema-line">
      <th colspan="4" scope="rowgroup">
        {props.line.schema} <span class="count">{groupedNumber(props.line.count)}</span>
      </th>
    </tr>
  )
}

/** `showsSchema`: no line above says of which schema it is. */
export function TableLine(props: { table: TableSummary; index: number; showsSchema: boolean }) {
  const studio = useStudio()
  const schema = () => {
    const isElsewhere = props.table.schema !== studio.meta.data()?.defaultSchema
    return props.showsSchema && isElsewhere ? props.table.schema : undefined
  }
  const word = () => (props.table.kind === 'table' ? undefined : kindWord(props.table.kind))
  return (
    <tr aria-rowindex={props.index + 2}>
      <td>
        <span class="row">
          <ObjectIcon kind={props.table.kind} />
          <Show when={props.table.addressable} fallback={<UnaddressableName table={props.table} />}>
            <A class="clip" href={tablePath(props.table)}>
              {props.table.name}
            </A>
          </Show>
          <Show when={schema()}>{(name) => <span class="meta">{name()}</span>}</Show>
          <Show when={word()}>
            {(found) => <span class="meta hide-phone clip">{found()}</span>}
          </Show>
        </span>
      </td>
      <td class="num">
        <RowCount table={props.table} />
      </td>
      <td class="num">{props.table.size === null ? '' : byteText(props.table.size)}</td>
      <td class="hide-phone soft">
        <div class="clip" title={props.table.comment ?? undefined}>
          {props.table.comment}
        </div>
      </td>
    </tr>
  )
}
