import type { RawValue } from '../raw-value.ts'
import type { Json, JsonForm } from './cell-value.ts'
import type { Written } from './values.ts'

/** The value is not NULL, which every column of a table may be asked for. */
export type Write = (value: Exclude<Json, null>, form: JsonForm) => Written

export function given(parameter: RawValue | boolean): Written {
  return { kind: 'value', parameter }
}

export function refused(reason: string): Written {
  return { kind: 'refused', reason }
}

/** A driver that takes every value as its text. */
export function asText(write: Write): Write {
  return (value, form) => {
    const written = write(value, form)
    if (written.kind === 'refused' || written.parameter instanceof Uint8Array) return written
    // A zero keeps its sign, which String leaves out.
    return given(Object.is(written.parameter, -0) ? '-0' : String(written.parameter))
  }
}
