import { KindGuard, type TSchema } from '@sinclair/typebox'
import { type ValueError, ValueErrorType } from '@sinclair/typebox/value'

/** What is wrong with a value, as a sentence that begins small. */
export function wordsOf({ type, schema, value }: ValueError): string {
  if (value === undefined) return 'this is missing'
  return (words[type] ?? asked)(schema)
}

const asked = (schema: TSchema) => `this has to be ${shapeWords([schema])}`

const words: Partial<Record<ValueErrorType, (schema: TSchema) => string>> = {
  [ValueErrorType.ObjectAdditionalProperties]: () => 'there is no member of this name here',
  [ValueErrorType.IntersectUnevaluatedProperties]: () => 'there is no member of this name here',
  [ValueErrorType.ArrayMinItems]: ({ minItems }) =>
    minItems === 1 ? 'this list is empty' : `this list has to have at least ${minItems} elements`,
  [ValueErrorType.ArrayMaxItems]: ({ maxItems }) =>
    `this list has to have at most ${counted(maxItems, 'element')}`,
  [ValueErrorType.StringMinLength]: ({ minLength }) =>
    minLength === 1 ? 'this is empty' : `this has to have at least ${minLength} characters`,
  [ValueErrorType.StringMaxLength]: ({ maxLength }) =>
    `this has to have at most ${counted(maxLength, 'character')}`,
  [ValueErrorType.StringPattern]: ({ pattern }) => `this does not have the form ${pattern}`,
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** The shapes that are asked for: `"csv" or "json"`, `an object, text or null`. */
export function shapeWords(schemas: readonly TSchema[]): string {
  const shapes = [...new Set(schemas.flatMap(shapesOf))]
  const last = shapes.at(-1) ?? 'something else'
  return shapes.length < 2 ? last : `${shapes.slice(0, -1).join(', ')} or ${last}`
}

function shapesOf(schema: TSchema): readonly string[] {
  if (KindGuard.IsUnion(schema)) return schema.anyOf.flatMap(shapesOf)
  if (KindGuard.IsLiteral(schema)) return [JSON.stringify(schema.const)]
  if (KindGuard.IsString(schema)) return ['text']
  if (KindGuard.IsBoolean(schema)) return ['true or false']
  if (KindGuard.IsInteger(schema)) return [`a whole number${bounds(schema)}`]
  if (KindGuard.IsNumber(schema)) return [`a number${bounds(schema)}`]
  if (KindGuard.IsNull(schema)) return ['null']
  if (KindGuard.IsArray(schema)) return ['a list']
  return [objectWords(schema)]
}

function bounds({ minimum, maximum }: TSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  if (minimum !== undefined) return ` of at least ${minimum}`
  return maximum === undefined ? '' : ` of at most ${maximum}`
}

/** An object is told from the others by what it has to have. */
function objectWords({ required }: TSchema): string {
  if (!Array.isArray(required) || required.length === 0) return 'an object'
  return `an object with ${required.map((name) => JSON.stringify(name)).join(', ')}`
}
