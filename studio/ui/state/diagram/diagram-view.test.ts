import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDiagramView, writeDiagramView } from './diagram-view.ts'

const read = (text: string) => readDiagramView(new URLSearchParams(text))

test('what is written is read again, whatever the tables are called', () => {
  for (const name of ['orders', 'a/b', 'ü %2F', '"quoted"', '']) {
    const id = JSON.stringify(['public', name])
    const view = { schema: 'a b', selected: id, around: id, depth: 3 }
    assert.equal(read(writeDiagramView(view)), view)
  }
})

test('an address without parameters is the whole diagram', () => {
  const whole = { schema: undefined, selected: undefined, around: undefined, depth: 1 }
  assert.equal(read(''), whole)
  assert.is(writeDiagramView(whole), '')
})

test('what cannot be read is left aside', () => {
  for (const text of ['table=a', 'table=a/b/c', 'table=%25/%25E0', 'depth=99', 'depth=x'])
    assert.equal(read(text), read(''), text)
})

test.run()
