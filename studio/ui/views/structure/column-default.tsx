import { For, Match, Switch } from 'solid-js'
import type { Column } from '../../../api/tables.ts'
import { highlightSql } from '../../state/code/highlight-sql.ts'

/** What a column has where nothing is written: an expression, a number of the database, or nothing. */
export function ColumnDefault(props: { column: Column }) {
  const text = () => (typeof props.column.default === 'string' ? props.column.default : undefined)
  return (
    <Switch fallback={<span class="faint">none</span>}>
      <Match when={props.column.generated}>
        <span class="c">generated as</span> <Expression text={text() ?? 'an expression'} />
      </Match>
      <Match when={props.column.identity}>
        <span class="c">numbered by the database</span>
      </Match>
      <Match when={text()}>{(found) => <Expression text={found()} />}</Match>
      <Match when={props.column.default === true}>
        <span class="c">an expression</span>
      </Match>
    </Switch>
  )
}

function Expression(props: { text: string }) {
  return (
    <For each={highlightSql(props.text)}>
      {(piece) => (piece.look === '' ? piece.text : <span class={piece.look}>{piece.text}</span>)}
    </For>
  )
}
