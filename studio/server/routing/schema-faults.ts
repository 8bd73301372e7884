import { KindGuard, type TObject, type TSchema } from '@sinclair/typebox'
import { Value, type ValueError } from '@sinclair/typebox/value'
import { shapeWords, wordsOf } from './schema-words.ts'

/** What is wrong at a place of a value; the path has dots: `changes.0.set`. */
export interface SchemaFault {
  readonly path: string
  readonly message: string
}

/** What of a value is not as the schema asks, one fault a place, in words for whoever has written it. */
export function* schemaFaults(schema: TSchema, value: unknown): Generator<SchemaFault> {
  const told = new Set<string>()
  for (const error of Value.Errors(schema, value))
    for (const fault of faultsOf(error)) {
      if (told.has(fault.path)) continue
      told.add(fault.path)
      yield fault
    }
}

/** The faults of the only choice that can be meant, which say more than that no choice fits. */
function* faultsOf(error: ValueError): Generator<SchemaFault> {
  const meant = meantChoice(error)
  if (meant !== undefined) for (const inner of meant) yield* faultsOf(inner)
  else yield faultOfTag(error) ?? { path: withDots(error.path), message: wordsOf(error) }
}

function withDots(path: string): string {
  const names = path.split('/').slice(1)
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')
}

function meantChoice({ schema, value, errors }: ValueError): Iterable<ValueError> | undefined {
  if (!KindGuard.IsUnion(schema)) return undefined
  const meant = schema.anyOf.flatMap((choice, place) => (isMeant(choice, value) ? [place] : []))
  const [only, ...others] = meant
  return only === undefined || others.length > 0 ? undefined : errors[only]
}

/** Whether the value is of the kind that is asked for, and of objects has the tags and a required member. */
function isMeant(choice: TSchema, value: unknown): boolean {
  if (KindGuard.IsUnion(choice)) return choice.anyOf.some((inner) => isMeant(inner, value))
  if (KindGuard.IsArray(choice)) return Array.isArray(value)
  if (KindGuard.IsString(choice)) return typeof value === 'string'
  if (KindGuard.IsNumber(choice) || KindGuard.IsInteger(choice)) return typeof value === 'number'
  if (!KindGuard.IsObject(choice) || !isObject(value)) return false
  const tags = tagsOf(choice)
  if (tags.length > 0) return tags.every(([name, tag]) => Value.Check(tag, value[name]))
  const { required = [] } = choice
  return required.length === 0 || required.some((name) => Object.hasOwn(value, name))
}

/** Where objects are told apart by a member of fixed values, the fault is that of the member. */
function faultOfTag({ schema, value, path }: ValueError): SchemaFault | undefined {
  if (!KindGuard.IsUnion(schema) || !isObject(value)) return undefined
  const choices = schema.anyOf.flatMap(objectsOf)
  const name = choices.flatMap(tagsOf)[0]?.[0]
  if (name === undefined) return undefined
  const tags = choices.flatMap((choice) => choice.properties[name] ?? [])
  const place = withDots(path)
  const message = `this has to be ${shapeWords(tags)}`
  return { path: place === '' ? name : `${place}.${name}`, message }
}

function objectsOf(schema: TSchema): readonly TObject[] {
  if (KindGuard.IsUnion(schema)) return schema.anyOf.flatMap(objectsOf)
  return KindGuard.IsObject(schema) ? [schema] : []
}

/** The members that every object of the schema has, with one fixed value. */
function tagsOf({ properties, required = [] }: TObject): readonly (readonly [string, TSchema])[] {
  return Object.entries(properties).filter(
    ([name, schema]) => KindGuard.IsLiteral(schema) && required.includes(name),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
