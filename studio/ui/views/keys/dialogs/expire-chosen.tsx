import { createSignal, Show } from 'solid-js'
import type { ExpireAnswer } from '../../../../api/keys/keys.ts'
import { namedKey } from '../../../state/keys/key-choice.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { ttlText } from '../../../state/keys/ttl-text.ts'
import { useTakeBack } from '../use-take-back.ts'
import { ChoiceField } from './choice-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

const SECOND = 1000
const ENDS = [
  { value: 'gone', label: 'Gone after some seconds' },
  { value: 'kept', label: 'Kept for ever' },
] as const

/** Gives the keys that were chosen in the tree one time to live, or has them stay. */
export function ExpireChosen(props: { onClose: () => void }) {
  const studio = useKeyStudio()
  const takeBack = useTakeBack()
  const [end, setEnd] = createSignal('gone')
  const [seconds, setSeconds] = createSignal('')
  const keys = studio.choice.keys()
  const database = studio.database() ?? 0
  const wanted = () => Number(seconds())
  const ttl = () => (end() === 'kept' ? null : wanted() * SECOND)
  const isReady = () => end() === 'kept' || (Number.isInteger(wanted()) && wanted() > 0)
  const submit = async () => {
    const body = { database, keys: keys.map(namedKey), ttl: ttl() }
    const path = '/api/keys/expire'
    const { changed, undoId } = await studio.api.send<ExpireAnswer>('POST', path, { body })
    studio.choice.clear()
    studio.noteUndo()
    const now = ttl()
    const text = now === null ? 'kept for ever' : `gone in ${ttlText(now)}`
    studio.toasts.show({
      ...{ tone: 'ok', text: `${counted(changed, 'key')} ${text}` },
      action: takeBack(undoId),
    })
  }
  return (
    <FormDialog
      title={`Time to live of ${counted(keys.length, 'key')}`}
      act={`Set for ${counted(keys.length, 'key')}`}
      isReady={isReady()}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <ChoiceField label="The keys are" options={ENDS} value={end()} onChoose={setEnd} />
      <Show when={end() === 'gone'}>
        <TextField label="Seconds from now" value={seconds()} onInput={setSeconds} />
      </Show>
    </FormDialog>
  )
}
