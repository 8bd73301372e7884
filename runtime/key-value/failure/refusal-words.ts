import type { ServerRefusal } from '../link/reply.ts'
import { deniedAct } from './denied-act.ts'

/** Why the server refuses a command, in our own words. */
export interface RefusalWords {
  readonly kind: string
  readonly message: string
}

interface Line extends RefusalWords {
  readonly words: RegExp
}

/** By what the server says, the first that fits. */
const lines: readonly Line[] = [
  line(/^WRONGTYPE/, 'wrong-type', 'The key holds a value of another type than the command takes.'),
  line(/^(?:NOPERM|NOAUTH|WRONGPASS|DENIED)/, 'permission', 'permission denied'),
  line(/^READONLY/, 'read-only', 'The server is a replica, which takes no writes.'),
  line(/^OOM/, 'memory', 'The server has no memory left for this.'),
  line(/^BUSYKEY/, 'exists', 'There is a key of this name already.'),
  line(/^BUSYGROUP/, 'exists', 'The stream has a group of this name already.'),
  line(/^NOGROUP/, 'unknown-name', 'There is no such group, or no such stream.'),
  line(/^NOSCRIPT/, 'unknown-name', 'The server has no such script.'),
  line(/^BUSY/, 'busy', 'The server runs a script and answers nothing else.'),
  line(
    /^(?:LOADING|MASTERDOWN|CLUSTERDOWN|TRYAGAIN)/,
    'unavailable',
    'The server is not ready yet.',
  ),
  line(/^(?:CROSSSLOT|MOVED|ASK)/, 'other-node', 'The keys lie on several servers of the cluster.'),
  line(/unknown (?:sub)?command/i, 'unknown-command', 'The server has no such command.'),
  line(/wrong number of arguments/, 'arity', 'The command takes another number of parts.'),
  line(/syntax error/i, 'syntax', 'The parts of the command are not in the form that it takes.'),
  line(
    /not an integer|not a valid integer|integer value/i,
    'value',
    'A part of the command must be a whole number.',
  ),
  line(/not a (?:valid )?float|min or max/i, 'value', 'A part of the command must be a number.'),
  line(
    /overflow|out of range|exceeds maximum/i,
    'value',
    'A number or a value is too large, or too small.',
  ),
  line(
    /no such key|could not perform this operation on a key that doesn't exist/i,
    'unknown-name',
    'There is no such key.',
  ),
  line(
    /Invalid stream ID|ID specified in XADD/i,
    'value',
    'The identifier of the entry does not fit the stream.',
  ),
  line(/invalid expire/i, 'value', 'The time to live is not one that the command takes.'),
  line(/Bad data format|payload/i, 'value', 'The bytes are none that DUMP has given.'),
  line(/invalid cursor/i, 'value', 'A cursor is 0, or one that an answer before has given.'),
  line(/unsupported unit/i, 'value', 'A distance is in m, km, ft or mi.'),
  line(
    /same key|same object|objects are the same/i,
    'value',
    'The command needs two keys that are not the same.',
  ),
  line(
    /unknown option|not compatible|not allowed|requires|mandatory/i,
    'syntax',
    'The parts of the command are not in the form that it takes.',
  ),
  line(/DB index/i, 'unknown-name', 'The server has no database of this number.'),
]

const other: RefusalWords = { kind: 'other', message: 'The server refuses the command.' }

/** What a person is told of a refusal: nothing that the server said, since that may hold values of others. */
export function refusalWords({ message: said }: ServerRefusal): RefusalWords {
  const denied = deniedAct(said)
  if (denied !== undefined)
    return { kind: 'permission', message: `The user of the address may not ${denied}.` }
  const { kind, message } = lines.find(({ words }) => words.test(said)) ?? other
  return { kind, message }
}

function line(words: RegExp, kind: string, message: string): Line {
  return { words, kind, message }
}
