import { ChangedMeanwhile, NameTaken } from '../../../runtime/key-value/edit/changed-meanwhile.ts'
import { ServerRefusal } from '../../../runtime/key-value/link/reply.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import { writtenBytes } from './bytes.ts'

/** The result of a change. Throws Refusal for what a person can mend: what was seen has changed, a value does not fit. */
export async function unlessChanged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof ChangedMeanwhile) return conflict(error)
  if (!(error instanceof ServerRefusal)) return error
  if (/no such key/i.test(error.message) && error.code === 'ERR')
    return refusal('not_found', 'there is no such key', 'key')
  const fault = faults.find(({ words }) => words.test(error.message))
  if (fault === undefined) return error
  return new Refusal('invalid_value', { details: [{ message: fault.message }], cause: error })
}

const CHANGED = 'What is there is not what was seen; nothing was changed.'
const TAKEN = 'There is a key of this name already.'

function conflict(error: ChangedMeanwhile): Refusal {
  const { path, current } = error
  const message = error instanceof NameTaken ? TAKEN : CHANGED
  const seen = current === undefined ? {} : { current: current && writtenBytes(current) }
  return new Refusal('conflict', { details: [{ path, message }], ...seen })
}

/** What the server refuses of a value, in our words. */
const faults: readonly { readonly words: RegExp; readonly message: string }[] = [
  { words: /not a valid float|min or max is not a float/, message: 'A score is a number.' },
  {
    words: /ID specified in XADD is equal or smaller/,
    message: 'An entry comes after the last one of its stream.',
  },
  {
    words: /ID specified in XADD must be greater/,
    message: 'The identifier of an entry is greater than 0-0.',
  },
  {
    words: /Invalid stream ID/,
    message: 'An identifier of an entry is written milliseconds-number.',
  },
  { words: /^BUSYGROUP/, message: 'The stream has a group of this name already.' },
  { words: /^NOGROUP/, message: 'The stream has no group of this name.' },
  { words: /index out of range/, message: 'The list has no such element.' },
  { words: /invalid expire/, message: 'The time to live is too long.' },
  { words: /DB index is out of range/, message: 'The server has no database of this number.' },
  { words: /string exceeds maximum allowed size/, message: 'The value is too long.' },
  {
    words: /expected value|trailing characters|EOF while parsing|key must be a string/i,
    message: 'The value is no JSON.',
  },
  { words: /^OOM/, message: 'The server has no memory left for this.' },
  { words: /unknown command/i, message: 'The server does not know this type.' },
  { words: /^CROSSSLOT/, message: 'The keys lie on several servers of the cluster.' },
]
