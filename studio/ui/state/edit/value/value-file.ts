import { bytesOf } from '../../grid/cell-look.ts'
import type { Draft } from '../draft.ts'
import { editText } from '../draft.ts'
import { hexText } from './binary-value.ts'
import type { OpenValue, ValueView } from './open-value.ts'

const ENDINGS: Readonly<Record<ValueView, string>> = {
  text: 'txt',
  json: 'json',
  array: 'json',
  binary: 'bin',
}

/** The text that is copied of a value; of bytes it is hexadecimal. */
export function copyOf(draft: Draft, view: ValueView): string {
  if (draft.kind === 'default') return 'DEFAULT'
  const text = editText(draft.value)
  return view === 'binary' ? hexText(bytesOf(text)) : text
}

/** Saves a value as a file. It is always a download: no browser renders what is in it. */
export function saveValue(draft: Draft, view: ValueView, { column, title }: OpenValue): void {
  const text = draft.kind === 'value' ? editText(draft.value) : ''
  const content = view === 'binary' ? bytesOf(text) : text
  const blob = new Blob([content], { type: 'application/octet-stream' })
  const name = `${title} ${column.name}`.replaceAll(/[^\w.-]+/g, '-').replace(/^-|-$/g, '')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${name}.${ENDINGS[view]}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
