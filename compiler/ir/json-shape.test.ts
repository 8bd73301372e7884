import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { flatText } from '../5-emit/layout.ts'
import { jsonMembers } from '../5-emit/json-type.ts'
import {
  anyJson,
  jsonNull,
  jsonNumber,
  type JsonShape,
  jsonString,
  objectOf,
  oneOf,
  orNull,
  shapeOfText,
} from './json-shape.ts'

function check(rows: readonly (readonly [JsonShape | undefined, string])[]): void {
  for (const [shape, expected] of rows) assert.is(shape && shown(shape), expected)
}

function shown(shape: JsonShape): string {
  return jsonMembers(shape, () => undefined)
    .map(flatText)
    .join(' | ')
}

const numbers: JsonShape = { kind: 'array', element: jsonNumber }
const none: JsonShape = { kind: 'tuple', items: [] }
const pair: JsonShape = { kind: 'tuple', items: [jsonNumber, jsonString] }

test('one of several says each once, null last', () => {
  check([
    [oneOf([jsonNumber, jsonNumber]), 'number'],
    [oneOf([jsonNull, orNull(jsonString), jsonNumber]), 'string | number | null'],
    [oneOf([jsonNumber, anyJson]), 'JsonValue'],
    [oneOf([]), 'never'],
  ])
})

test('an empty array is an array of what another one holds', () => {
  check([
    [oneOf([numbers, none]), 'number[]'],
    [oneOf([none, none]), '[]'],
    [oneOf([pair, none]), '(number | string)[]'],
    [oneOf([pair, numbers]), '[number, string] | number[]'],
  ])
})

test('of two members of one name the last counts', () => {
  const [first, second] = [jsonNumber, jsonString].map((shape) => ({ name: 'a', shape }))
  check([[first && second && objectOf([first, second]), '{ a: string }']])
})

test('a document that is written out has the shape of its values', () => {
  check([
    [
      shapeOfText('{"a": [1, "x"], "b-c": null, "d": {}}'),
      '{ a: (number | string)[]; "b-c": null; d: Record<string, never> }',
    ],
    [shapeOfText('[]'), '[]'],
    [shapeOfText('true'), 'boolean'],
  ])
  assert.is(shapeOfText('none'), undefined)
})

test.run()
