import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { fault } from '../diagnostics/fault.ts'
import type { ConfigTable } from './config-table.ts'

const millisecondsOf: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 }

interface TimeSetting {
  readonly table: ConfigTable
  /** With the name of its table: `studio.statement_timeout`. */
  readonly key: string
  /** Such as `30s`. */
  readonly standard: string
}

/** The milliseconds of a setting such as `30s`; a fault where it is written in another way. */
export function timeSetting({ table, key, standard }: TimeSetting, faults: Renderable[]): number {
  const written = table.text(key.replace(/^.*\./, ''))
  const { number = '', unit = '' } =
    /^(?<number>[1-9]\d{0,5})(?<unit>ms|s|min)$/.exec(written?.value ?? standard)?.groups ?? {}
  if (written && number === '') {
    const params = { key, found: written.value, form: standard }
    faults.push(fault('malformed-time', params, written.place))
  }
  return Number(number) * (millisecondsOf[unit] ?? 1)
}
