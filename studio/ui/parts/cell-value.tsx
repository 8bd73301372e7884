import { Match, Switch } from 'solid-js'
import type { CellLook } from '../state/grid/cell-look.ts'

/** A value as a cell draws it: NULL, an empty text and DEFAULT cannot be mistaken for each other. */
export function CellValue(props: { look: CellLook }) {
  const as = <K extends CellLook['look']>(kind: K) => {
    const look = props.look
    return isLook(look, kind) ? look : undefined
  }
  return (
    <Switch>
      <Match when={as('text')}>{(look) => <>{look().text}</>}</Match>
      <Match when={as('null')}>
        <i class="nil">NULL</i>
      </Match>
      <Match when={as('blank')}>
        <span class="blank">''</span>
      </Match>
      <Match when={as('default')}>
        <i class="dflt">DEFAULT</i>
      </Match>
      <Match when={as('required')}>
        <i class="needed">required</i>
      </Match>
      <Match when={as('boolean')}>
        {(look) => <span class={`bool ${look().value}`}>{String(look().value)}</span>}
      </Match>
      <Match when={as('enum')}>{(look) => <span class="enum">{look().text}</span>}</Match>
      <Match when={as('moment')}>
        {(look) => (
          <>
            {look().date} <span class="t">{look().time}</span>
          </>
        )}
      </Match>
      <Match when={as('code')}>{(look) => <span class="mono">{look().text}</span>}</Match>
      <Match when={as('binary')}>
        {(look) => (
          <>
            <span class="mono soft">{look().text}</span> <span class="t">{look().size}</span>
          </>
        )}
      </Match>
    </Switch>
  )
}

function isLook<K extends CellLook['look']>(
  look: CellLook,
  kind: K,
): look is Extract<CellLook, { look: K }> {
  return look.look === kind
}
