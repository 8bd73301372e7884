import type { StoredObject } from '../../../api/objects.ts'

export interface ObjectWish {
  /** Undefined: every kind. */
  readonly kind: string | undefined
  /** Part of a name; letters may differ in case. */
  readonly text: string
}

/** The objects of a kind whose name, or what they belong to, has the text in it. */
export function findObjects(
  objects: readonly StoredObject[],
  { kind, text }: ObjectWish,
): readonly StoredObject[] {
  const wanted = text.trim().toLowerCase()
  return objects.filter(
    (object) =>
      (kind === undefined || object.kind === kind) &&
      `${object.schema}.${object.name} ${object.detail}`.toLowerCase().includes(wanted),
  )
}

const PLURALS: Readonly<Record<string, string>> = {
  view: 'Views',
  routine: 'Routines',
  trigger: 'Triggers',
  sequence: 'Sequences',
  type: 'Types',
}

export function pluralWord(kind: string): string {
  return PLURALS[kind] ?? kind
}

/** `views, triggers and types`. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
