import type { MemoryReport, Usage } from '../../../runtime/key-value/scan/memory-report.ts'
import type * as Api from '../../api/keys/jobs.ts'
import { writtenBytes, writtenKey } from './bytes.ts'

const MOST_SHOWN = 500

/** A report as it is answered: the largest prefixes, and the rest in one. */
export function shownMemory(report: MemoryReport): Api.MemoryReport {
  const { keys, bytes, expiring, unreachable, others, largest } = report
  const sorted = [...report.prefixes].toSorted(([, a], [, b]) => b.bytes - a.bytes)
  return {
    ...{ keys, bytes, expiring, unreachable },
    types: [...report.types]
      .map(([type, usage]) => ({ type, ...usage }))
      .toSorted((a, b) => b.bytes - a.bytes),
    prefixes: sorted.slice(0, MOST_SHOWN).map(([prefix, usage]) => shownPrefix(prefix, usage)),
    others: sorted.slice(MOST_SHOWN).reduce((sum, [, usage]) => added(sum, usage), { ...others }),
    largest: largest.map(({ key, ...rest }) => ({ ...writtenKey(key), ...rest })),
  }
}

function shownPrefix(prefix: string, { keys, bytes }: Usage) {
  const { value, ...rest } = writtenBytes(Buffer.from(prefix, 'latin1'))
  return { prefix: value, ...rest, keys, bytes }
}

function added(a: Usage, b: Usage): Usage {
  return { keys: a.keys + b.keys, bytes: a.bytes + b.bytes }
}
