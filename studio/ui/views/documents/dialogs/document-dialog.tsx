import { Show } from 'solid-js'
import { isSame } from '../../../state/documents/edit/changes-between.ts'
import { type EjsonObject, memberOf } from '../../../state/documents/ejson/ejson-value.ts'
import { ejsonText } from '../../../state/documents/ejson/write-ejson.ts'
import { TextDialog } from './text-dialog.tsx'

/** Edits a whole document as Extended JSON; nothing is sent before the person saves it. */
export function DocumentDialog(props: {
  open: boolean
  document: EjsonObject
  apply: (now: EjsonObject) => void
  onClose: () => void
}) {
  const take = async ([now, ...others]: readonly EjsonObject[]) => {
    if (now === undefined || others.length > 0) return 'This has to be one document.'
    if (!hasSameId(props.document, now)) return 'The identifier cannot be changed.'
    props.apply(now)
    return undefined
  }
  return (
    <Show when={props.open}>
      <TextDialog
        title="Edit document"
        label="The document as Extended JSON"
        verb="Take the text"
        begin={ejsonText(props.document, { style: 'canonical', isTall: true })}
        act={take}
        onClose={props.onClose}
      />
    </Show>
  )
}

function hasSameId(one: EjsonObject, other: EjsonObject): boolean {
  const before = memberOf(one, '_id')
  const after = memberOf(other, '_id')
  return before !== undefined && after !== undefined && isSame(before, after)
}
