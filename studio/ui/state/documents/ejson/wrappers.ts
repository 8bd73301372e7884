import { type EjsonObject, type EjsonScalar, type EjsonValue, memberOf } from './ejson-value.ts'
import { scalar } from './scalar-types.ts'
import { ejsonText } from './write-ejson.ts'

type Unwrap = (value: EjsonValue, object: EjsonObject) => EjsonScalar | undefined

/** Objects that stand for one value (https://github.com/mongodb/specifications/blob/master/source/extended-json.rst). */
const WRAPPERS: Readonly<Record<string, Unwrap>> = {
  $numberInt: (value) => ofText('int', value),
  $numberLong: (value) => ofText('long', value),
  $numberDouble: (value) => ofText('double', value),
  $numberDecimal: (value) => ofText('decimal', value),
  $oid: (value) => ofText('objectId', value),
  $uuid: (value) => ofText('uuid', value),
  $date: (value) => {
    const text = textOf(value)
    return text === undefined ? undefined : scalar('date', isoText(text))
  },
  $binary: (value) => binary(memberOf(value, 'base64'), memberOf(value, 'subType')),
  $regularExpression: (value) => {
    const pattern = textOf(memberOf(value, 'pattern'))
    const options = textOf(memberOf(value, 'options'))
    if (pattern === undefined || options === undefined) return undefined
    return scalar('regex', `/${pattern}/${options}`)
  },
  $timestamp: (value) => {
    const [t, i] = [textOf(memberOf(value, 't')), textOf(memberOf(value, 'i'))]
    return t === undefined || i === undefined ? undefined : scalar('timestamp', `${t}, ${i}`)
  },
  $minKey: () => ({ kind: 'scalar', type: 'other', text: 'MinKey', json: '{"$minKey":1}' }),
  $maxKey: () => ({ kind: 'scalar', type: 'other', text: 'MaxKey', json: '{"$maxKey":1}' }),
  $undefined: (_, object) => other('undefined', object),
  $symbol: (value, object) => other(`Symbol ${textOf(value) ?? ''}`, object),
  $code: (value, object) => other(`Code ${textOf(value) ?? ''}`, object),
  $dbPointer: (_, object) => other('DBPointer', object),
}

/** How many members an object may have that stands for one value. */
const MOST_MEMBERS: Readonly<Record<string, number>> = { $code: 2 }

/** Returns the value that an object stands for, or the object itself. */
export function unwrapped(object: EjsonObject): EjsonValue {
  const [first] = object.members
  if (first === undefined || !first.name.startsWith('$')) return object
  const unwrap = Object.hasOwn(WRAPPERS, first.name) ? WRAPPERS[first.name] : undefined
  if (object.members.length > (MOST_MEMBERS[first.name] ?? 1)) return object
  return unwrap?.(first.value, object) ?? object
}

/** A number of milliseconds as people read it; years that dates of the browser do not reach stay numbers. */
function isoText(text: string): string {
  if (!/^-?\d+$/.test(text)) return text
  const date = new Date(Number(text))
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}

const UUID_BYTES = 16

/** Bytes; those of a UUID are read as one. */
function binary(
  base64Value: EjsonValue | undefined,
  subtypeValue: EjsonValue | undefined,
): EjsonScalar | undefined {
  const base64 = textOf(base64Value)
  const subtype = textOf(subtypeValue)?.padStart(2, '0')
  if (base64 === undefined || subtype === undefined) return undefined
  const uuid = subtype === '04' ? uuidText(base64) : undefined
  return uuid === undefined ? scalar('binary', `${subtype}:${base64}`) : scalar('uuid', uuid)
}

function uuidText(base64: string): string | undefined {
  const bytes = atob(base64)
  if (bytes.length !== UUID_BYTES) return undefined
  const hex = [...bytes].map((each) => each.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function other(text: string, object: EjsonObject): EjsonScalar {
  return { kind: 'scalar', type: 'other', text, json: ejsonText(object, { style: 'canonical' }) }
}

function ofText(type: EjsonScalar['type'], value: EjsonValue): EjsonScalar | undefined {
  const text = textOf(value)
  return text === undefined ? undefined : scalar(type, text)
}

function textOf(value: EjsonValue | undefined): string | undefined {
  return value?.kind === 'scalar' ? value.text : undefined
}
