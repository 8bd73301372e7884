import { useNavigate } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import type { NewValue } from '../../../../api/keys/key.ts'
import { keyPath, keyQuery } from '../../../state/keys/key-address.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { ChoiceField } from './choice-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

interface NewType {
  /** What names the first element; undefined where nothing does. */
  readonly name?: string
  readonly value: string
  readonly make: (name: string, value: string) => NewValue
}

const types: Readonly<Record<string, NewType>> = {
  string: { value: 'Value', make: (_, value) => ({ type: 'string', value }) },
  hash: {
    ...{ name: 'First field', value: 'Its value' },
    make: (field, value) => ({ type: 'hash', entries: [{ field, value }] }),
  },
  list: { value: 'First element', make: (_, value) => ({ type: 'list', items: [value] }) },
  set: { value: 'First member', make: (_, value) => ({ type: 'set', members: [value] }) },
  zset: {
    ...{ name: 'First member', value: 'Its score' },
    make: (member, score) => ({ type: 'zset', members: [{ member, score }] }),
  },
  stream: {
    ...{ name: 'Field of the first entry', value: 'Its value' },
    make: (field, value) => ({ type: 'stream', entries: [{ fields: [{ field, value }] }] }),
  },
  json: { value: 'JSON', make: (_, value) => ({ type: 'json', value }) },
}

const SECOND = 1000

function isTtl(seconds: string): boolean {
  const wanted = Number(seconds)
  return seconds.trim() === '' || (Number.isInteger(wanted) && wanted > 0)
}

/** Makes a key with its first element; a key that is there already is never overwritten. */
export function NewKey(props: { onClose: () => void }) {
  const studio = useKeyStudio()
  const navigate = useNavigate()
  const [key, setKey] = createSignal('')
  const [type, setType] = createSignal('string')
  const [name, setName] = createSignal('')
  const [value, setValue] = createSignal('')
  const [seconds, setSeconds] = createSignal('')
  const options = () =>
    Object.keys(types)
      .filter((each) => each !== 'json' || studio.meta.data()?.capabilities.json === true)
      .map((each) => ({ value: each, label: each }))
  const submit = async () => {
    const address = { database: studio.database() ?? 0, key: key() }
    const made = types[type()]?.make(name(), value())
    const ttl = seconds().trim() === '' ? null : Number(seconds()) * SECOND
    const body = { value: made, ttl }
    await studio.api.send('PUT', '/api/key', { query: keyQuery(address), body })
    studio.noteWrite()
    navigate(keyPath(address))
  }
  return (
    <FormDialog
      title="New key"
      act="Create key"
      isReady={isTtl(seconds())}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextField label="Key" value={key()} onInput={setKey} />
      <ChoiceField label="Type" options={options()} value={type()} onChoose={setType} />
      <Show when={types[type()]?.name}>
        {(label) => <TextField label={label()} value={name()} onInput={setName} />}
      </Show>
      <TextField label={types[type()]?.value ?? 'Value'} value={value()} onInput={setValue} />
      <TextField label="Seconds to live, empty: for ever" value={seconds()} onInput={setSeconds} />
    </FormDialog>
  )
}
