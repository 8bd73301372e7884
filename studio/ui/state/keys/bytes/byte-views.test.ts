import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { breakOf, byteView, typedBytes } from './byte-views.ts'

test('bytes that are shown and typed again are the same', () => {
  const all = btoa(String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte)))
  const shown = { value: all, encoding: 'base64' } as const
  for (const view of ['hex', 'base64'])
    assert.equal(typedBytes(view, byteView(view)?.textOf(shown) ?? '', shown), shown, view)
  const text = { value: 'Grüße\nan alle' }
  assert.equal(typedBytes('text', text.value, text), text)
})

test('lines end as they did, and a text that ends them in two ways is not edited as one', () => {
  // A text field turns each end of a line into a line feed.
  assert.equal(typedBytes('text', 'a\nc', { value: 'a\r\nb' }), { value: 'a\r\nc' })
  assert.is(breakOf('a\r\nb\nc'), undefined)
  assert.is(breakOf('a\rb'), undefined)
  assert.is(byteView('text')?.canEdit({ value: 'a\rb' }), false)
  assert.is(byteView('hex')?.canEdit({ value: 'a\rb' }), true)
})

test('what is no hex and no base64 is refused', () => {
  assert.is(typedBytes('hex', '0', { value: '' }), undefined)
  assert.is(typedBytes('hex', 'zz', { value: '' }), undefined)
  assert.is(typedBytes('base64', '%', { value: '' }), undefined)
})

test.run()
