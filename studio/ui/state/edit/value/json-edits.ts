import type { JsonValue } from '../../../../api/cell.ts'
import { type JsonEntry, type JsonNode, readJsonText } from './json-text.ts'

/** The text with a part replaced. Every other byte stays. */
export function withPart(text: string, node: JsonNode, part: string): string {
  return text.slice(0, node.start) + part + text.slice(node.end)
}

interface Member {
  readonly start: number
  readonly end: number
}

/** What a list or an object holds, in its order. */
export function membersOf(node: JsonNode): readonly Member[] {
  if (node.kind === 'array') return node.items
  if (node.kind === 'scalar') return []
  return node.entries.map(({ keyStart, value }) => ({ start: keyStart, end: value.end }))
}

/** The text without a member, and without the comma that divided it from the others. */
export function withoutMember(text: string, node: JsonNode, place: number): string {
  const members = membersOf(node)
  const member = members[place]
  if (member === undefined) return text
  const next = members[place + 1]
  const before = members[place - 1]
  if (next !== undefined) return text.slice(0, member.start) + text.slice(next.start)
  if (before !== undefined) return text.slice(0, before.end) + text.slice(member.end)
  return text.slice(0, member.start) + text.slice(member.end)
}

/** The text with one more member at the end of a list or an object. */
export function withMember(text: string, node: JsonNode, member: string): string {
  const last = membersOf(node).at(-1)
  if (last === undefined)
    return `${text.slice(0, node.start + 1)}${member}${text.slice(node.end - 1)}`
  const first = membersOf(node)[0]
  // A document with lines gets a line more.
  const lead = /\s*$/.exec(text.slice(0, first?.start))?.[0] ?? ''
  const space = lead.includes('\n') ? lead : ' '
  return `${text.slice(0, last.end)},${space}${member}${text.slice(last.end)}`
}

/** The text with another name of a member. */
export function withKey(text: string, entry: JsonEntry, key: string): string {
  const end = entry.keyStart + keyLength(text, entry)
  return text.slice(0, entry.keyStart) + JSON.stringify(key) + text.slice(end)
}

function keyLength(text: string, { keyStart, value }: JsonEntry): number {
  const between = text.slice(keyStart, value.start)
  return between.length - (/"(\s*:\s*)$/.exec(between)?.[1]?.length ?? 0)
}

/** What a person wrote for a value: JSON where it is some, else a text. */
export function writtenScalar(given: string): string {
  const read = readJsonText(given)
  return read.kind === 'fault' || given.trim() === '' ? JSON.stringify(given) : given.trim()
}

/** The document with line breaks and indents; numbers and the order of keys stay. */
export function indentedJson(text: string): string | undefined {
  const root = readJsonText(text)
  return root.kind === 'fault' ? undefined : indented(text, root, '')
}

function indented(text: string, node: JsonNode, indent: string): string {
  const deeper = `${indent}  `
  if (node.kind === 'scalar') return text.slice(node.start, node.end)
  const lines =
    node.kind === 'array'
      ? node.items.map((item) => indented(text, item, deeper))
      : node.entries.map((entry) => {
          const key = text.slice(entry.keyStart, entry.keyStart + keyLength(text, entry))
          return `${key}: ${indented(text, entry.value, deeper)}`
        })
  const [open, close] = node.kind === 'array' ? ['[', ']'] : ['{', '}']
  if (lines.length === 0) return open + close
  return `${open}\n${lines.map((line) => deeper + line).join(',\n')}\n${indent}${close}`
}

/** The value of a JSON text; a number that JavaScript would round is its text. */
export function exactJson(text: string): JsonValue | undefined {
  const root = readJsonText(text)
  return root.kind === 'fault' ? undefined : exactValue(text, root)
}

function exactValue(text: string, node: JsonNode): JsonValue {
  if (node.kind === 'array') return node.items.map((item) => exactValue(text, item))
  const part = text.slice(node.start, node.end)
  if (node.kind === 'object') {
    const values: JsonValue = JSON.parse(part)
    return values
  }
  const value: JsonValue = JSON.parse(part)
  return typeof value === 'number' && String(value) !== part ? part : value
}
