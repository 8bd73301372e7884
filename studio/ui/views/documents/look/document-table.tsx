import { createMemo, For } from 'solid-js'
import { type EjsonObject, memberOf } from '../../../state/documents/ejson/ejson-value.ts'
import { valueText } from '../../../state/documents/ejson/value-look.ts'

/** Documents as rows: a column for each field that one of them has. */
export function DocumentTable(props: { documents: readonly EjsonObject[]; label: string }) {
  const names = createMemo(() => [
    ...new Set(props.documents.flatMap(({ members }) => members.map(({ name }) => name))),
  ])
  return (
    <section class="scroll" aria-label={props.label} tabindex="0">
      <table class="list document-table">
        <thead>
          <tr>
            <For each={names()}>{(name) => <th>{name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.documents}>
            {(document) => (
              <tr>
                <For each={names()}>{(name) => <Cell document={document} name={name} />}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  )
}

function Cell(props: { document: EjsonObject; name: string }) {
  const value = () => memberOf(props.document, props.name)
  const text = () => {
    const found = value()
    return found === undefined ? 'absent' : valueText(found)
  }
  return (
    <td class="mono" classList={{ faint: value() === undefined }}>
      {text()}
    </td>
  )
}
