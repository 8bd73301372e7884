import { For } from 'solid-js'
import type { SchemaChange } from '../../../api/migrations.ts'

const SIGNS = { added: '+', removed: '−', changed: '~' } as const

/** Objects of a schema with what becomes of each, in signs and in words. */
export function ChangeList(props: {
  changes: readonly SchemaChange[]
  words: Readonly<Record<SchemaChange['change'], string>>
}) {
  return (
    <ul class="changes">
      <For each={props.changes}>
        {({ change, kind, name }) => (
          <li class={change} title={`${props.words[change]}: ${kind} ${name}`}>
            <span class="sign" aria-hidden="true">
              {SIGNS[change]}
            </span>
            <span class="sr">{props.words[change]}:</span>
            <span class="kind">{kind}</span> <code>{name}</code>
          </li>
        )}
      </For>
    </ul>
  )
}
