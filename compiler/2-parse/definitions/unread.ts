import type { Lexed, Token } from '../../1-lex/token.ts'
import type { Unread } from '../../dialects/grammar.ts'
import { join } from '../../source/span.ts'
import type * as Ast from '../ast.ts'

/**
 * The node of a statement that is known by its leading words alone; undefined for one that the
 * grammar reads.
 */
export function readUnread({ text, tokens }: Lexed, unread: Unread): Ast.Statement | undefined {
  const at = { start: 0, end: text.length }
  const written = { at, text, relations: [], nested: [], nestedAt: [], telling: [] }
  if (unread.read.some((words) => leadingLength(tokens, words) > 0)) return undefined
  const object = findObject(tokens, unread.objects)
  if (object) return { kind: 'unmodelled', ...object, ...written }
  for (const [what, patterns] of Object.entries(unread.definitions)) {
    if (patterns.some((words) => leadingLength(tokens, words) > 0)) {
      return { kind: 'unmodelled', what, name: undefined, ...written }
    }
  }
  for (const words of unread.others) {
    const length = leadingLength(tokens, words)
    if (length > 0) return { ...other(tokens, length), ...written }
  }
  return undefined
}

/** How many tokens the words match from the first one on; 0 when they do not. */
function leadingLength(tokens: readonly Token[], words: string): number {
  let length = 0
  for (const word of words.split(' ')) {
    const optional = word.startsWith('[')
    const choices = (optional ? word.slice(1, -1) : word).split('|')
    if (choices.includes(wordAt(tokens, length))) length++
    else if (!optional) return 0
  }
  return length
}

function wordAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index]
  return token?.kind === 'word' ? token.text.toLowerCase() : ''
}

/** Words between the verb and the object: `CREATE OR REPLACE`, `CREATE CONSTRAINT TRIGGER`. */
const between = new Set([
  'or',
  'replace',
  'constraint',
  'trusted',
  'procedural',
  'aggregate',
  'temp',
  'temporary',
])

function findObject(tokens: readonly Token[], objects: readonly string[]) {
  const verb = wordAt(tokens, 0)
  let index = 1
  if (verb === 'comment' && wordAt(tokens, 1) === 'on') index = 2
  else if (verb !== 'create' && verb !== 'alter' && verb !== 'drop') return undefined
  for (;;) {
    const rest = tokens.slice(index, index + 12)
    const what = objects.find((words) => leadingLength(rest, words) > 0)
    if (what) return { what, name: nameBehind(tokens, index + what.split(' ').length) }
    if (between.has(wordAt(tokens, index))) index++
    else if (wordAt(tokens, index) === 'definer') index = behindDefiner(tokens, index)
    else return undefined
  }
}

/** DEFINER = user [@host] */
function behindDefiner(tokens: readonly Token[], index: number): number {
  const host = index + 3
  return tokens[host]?.kind === 'variable' ? host + 1 : host
}

const beforeName = new Set(['if', 'not', 'exists', 'concurrently'])

function nameBehind(tokens: readonly Token[], start: number): Ast.QualifiedName | undefined {
  let index = start
  while (beforeName.has(wordAt(tokens, index))) index++
  const parts: Ast.Name[] = []
  for (;;) {
    const token = tokens[index]
    if (token?.kind !== 'word' && token?.kind !== 'quoted-name') break
    parts.push({ text: token.value, quoted: token.kind === 'quoted-name', at: token.at })
    if (tokens[index + 1]?.text !== '.') break
    index += 2
  }
  const [first] = parts
  const last = parts.at(-1)
  return first && last && { parts, at: join(first.at, last.at) }
}

/** COPY ... PROGRAM runs a command on the server: another matter than COPY. */
function other(
  tokens: readonly Token[],
  length: number,
): Pick<Ast.Other, 'kind' | 'command' | 'name'> {
  const words = tokens.slice(0, length).map((token) => token.text.toLowerCase())
  const program = words[0] === 'copy' && tokens.some((_, i) => wordAt(tokens, i) === 'program')
  if (program) words.push('program')
  // SET GLOBAL x: the scope belongs to the command.
  const scope = wordAt(tokens, length)
  if (words[0] === 'set' && scope) words.push(scope)
  return { kind: 'other', command: words.join(' '), name: nameBehind(tokens, length) }
}
