import type { Bytes, ShownBytes } from '../../../../api/keys/bytes.ts'
import type { ElementEdit } from '../../../../api/keys/edits.ts'
import { sentBytes } from '../../../state/keys/byte-text.ts'
import { createByteEditor } from '../../../state/keys/bytes/byte-editor.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { ByteField } from './byte-field.tsx'

/** The value of a string, or of JSON, as a text or by what its bytes mean. */
export function TextValue(props: { page: KeyPage }) {
  const studio = useKeyStudio()
  const { page } = props
  const isJson = () => page.fetched.data()?.value.type === 'json'
  const editor = createByteEditor({
    value: () => {
      const found = page.fetched.data()?.value
      return found?.type === 'string' || found?.type === 'json' ? found.value : undefined
    },
    isDocument: isJson,
    ask: page.readElement,
    canWrite: studio.canWrite,
    save: async (value, seen) => {
      await page.change([editOf(isJson(), value, seen)], 'Value set')
      studio.announcer.say('Saved')
    },
  })
  useUnsaved(page.address, () => (editor.typed() === undefined ? 0 : 1))
  return (
    <ByteField
      label="Value"
      editor={editor}
      isText={isJson()}
      onTakeTheirs={page.fetched.refetch}
    />
  )
}

function editOf(isJson: boolean, value: Bytes, seen: ShownBytes | undefined): ElementEdit {
  if (!isJson)
    return { op: 'string.set', value, ...(seen === undefined ? {} : { expect: sentBytes(seen) }) }
  const text = typeof value === 'string' ? value : value.value
  const expect = seen === undefined ? {} : { expect: seen.value }
  return { op: 'json.set', path: '$', value: text, ...expect }
}
