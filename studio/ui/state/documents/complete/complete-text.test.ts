import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { completeText, type TextRole } from './complete-text.ts'

const fields = [
  { path: 'title', types: 'string' },
  { path: 'price.amount', types: 'decimal' },
]

const labels = (text: string, role: TextRole) =>
  completeText(text, role, fields)?.options.map(({ label }) => label) ?? []

test('a filter is completed by fields, then by what they are compared with', () => {
  assert.equal(labels('{ ', 'filter').slice(0, 3), ['title', 'price.amount', '$and'])
  assert.is(labels('{ title: { $', 'filter')[0], '$eq')
  assert.is(labels('{ title: ', 'filter')[0], 'true')
  assert.equal(labels('{ $or: [{ ', 'filter').slice(0, 2), ['title', 'price.amount'])
  assert.equal(labels("{ title: 'a", 'filter'), [])
  assert.equal(labels('{ title: 1 } // a', 'filter'), [])
})

test('names with dots are quoted, unless they are within quotes', () => {
  const apply = (text: string) => completeText(text, 'sort', fields)?.options[1]
  assert.is(apply('{ pr')?.apply, '"price.amount"')
  assert.is(apply('{ "pr')?.apply, undefined)
  assert.is(completeText('{ "pr', 'sort', fields)?.from, 3)
})

test('stages are completed by what stands in them', () => {
  assert.is(labels('{ _id: "$', '$group')[0], '$title')
  assert.is(labels('{ _id: "$$', '$group')[0], '$$ROOT')
  assert.is(labels('{ n: { $', '$group')[0], '$sum')
  assert.equal(labels('{ ', '$lookup').slice(0, 2), ['from', 'localField'])
  assert.equal(labels('{ ', '$sort'), ['title', 'price.amount'])
  assert.is(labels('[{ ', 'pipeline')[0], '$match')
  assert.is(labels('[{ $match: { ', 'pipeline')[0], 'title')
})

test.run()
