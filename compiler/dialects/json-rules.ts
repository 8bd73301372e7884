import type { JsonShape } from '../ir/json-shape.ts'
import type { Expression } from '../ir/query.ts'
import type { Type } from '../ir/type.ts'

/** How documents are made, and how values stand in them. */
export interface JsonRules {
  /** By the lower-case name of a built-in function. */
  readonly builders: ReadonlyMap<string, JsonBuilder>
  /** By the name of what the grammar writes like a call: JSON_OBJECT('a': 1). */
  readonly specialBuilders: ReadonlyMap<string, JsonBuilder>
  /** Functions that give one of these arguments as it is; no indexes: any of them. */
  readonly choices: ReadonlyMap<string, readonly number[]>
  /** Whether the values of the type are documents, whatever made them. */
  isDocument(type: Type): boolean
  /**
   * How a document is told from text with the same content: by its type, or by the function that it comes
   * from directly, so that what a subquery in FROM or a view gives is text in the next document.
   */
  readonly documentsAre: 'typed' | 'direct-results'
  /** A value of the type as a part of a document; what expression gives it may decide. */
  partOf(type: Type, expression: Expression | undefined): JsonShape
}

export interface JsonBuilder {
  /**
   * - `object`: of names and values in turn
   * - `array`: of its arguments
   * - `some`: an array of its arguments, some of which it may leave out
   * - `same`: of its first argument, as a part of a document would be
   * - `read`: of its first argument, which is a document already
   * - `array-of-rows`, `object-of-rows`: an aggregate of values, of names and values
   */
  readonly makes: 'object' | 'array' | 'some' | 'same' | 'read' | 'array-of-rows' | 'object-of-rows'
  /** NULLs are left out. */
  readonly skipsNull: boolean
}

/** `object: 'json_build_object jsonb_build_object'`: their names by what they make. */
export function jsonBuilders(
  names: Readonly<Partial<Record<JsonBuilder['makes'], string>>>,
  skipping = '',
): ReadonlyMap<string, JsonBuilder> {
  const strict = new Set(skipping.split(' '))
  const kinds = [
    'object',
    'array',
    'some',
    'same',
    'read',
    'array-of-rows',
    'object-of-rows',
  ] as const
  return new Map(
    kinds.flatMap((makes) =>
      (names[makes]?.split(' ') ?? []).map((name) => [
        name,
        { makes, skipsNull: strict.has(name) },
      ]),
    ),
  )
}

/** Those that every engine has or, where it has them, that do the same. */
export const commonChoices: ReadonlyMap<string, readonly number[]> = new Map([
  ['coalesce', []],
  ['nullif', [0]],
  ['first_value', [0]],
  ['last_value', [0]],
  ['nth_value', [0]],
  ['lag', [0, 2]],
  ['lead', [0, 2]],
])
