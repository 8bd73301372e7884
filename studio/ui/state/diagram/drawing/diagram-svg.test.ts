import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DiagramTable } from '../diagram-model.ts'
import { diagramBoxes } from './diagram-box.ts'
import { diagramSvg } from './diagram-svg.ts'
import { escapeXml } from './escape-xml.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  ']]>&lt;!--',
  'a\u0000b\u001b[31m',
  '\ud800 lone',
  '😀 & co',
]

const colours = {
  surface: '#fff',
  sunken: '#eee',
  ink: '#000',
  'ink-3': '#333',
  line: '#ddd',
  'line-strong': '#ccc',
  'line-control': '#888',
}

function pictureOf(name: string): string {
  const column = { name, type: name, nullable: true, isPrimaryKey: false, isReference: false }
  const table: DiagramTable = {
    id: '["a","b"]',
    schema: name,
    name,
    addressable: false,
    columns: [column],
  }
  const [box] = diagramBoxes({ tables: [table], relations: [] }, 'all')
  assert.ok(box)
  const area = { left: 0, top: 0, right: 208, bottom: 100 }
  const boxes = [{ box, at: { x: 0, y: 0 } }]
  return diagramSvg({ title: name, boxes, paths: [], area, colours })
}

for (const name of HOSTILE) {
  test(`${JSON.stringify(name)} is text of the file, and nothing else`, () => {
    const svg = pictureOf(name)
    const tags = [...svg.matchAll(/<\/?([a-z]+)/gi)].map(([, tag]) => tag)
    assert.equal(new Set(tags), new Set(['svg', 'title', 'rect', 'g', 'path', 'text']))
    assert.not.match(svg.replace(/>[^<]*/g, '>'), /\son\w+=/i)
    assert.not.match(svg, /(?!\n)\p{Cc}/u)
    assert.not.match(svg, /&(?!(?:amp|lt|gt|quot|#39);)/)
  })
}

test('what XML can hold stays as it is', () => {
  assert.is(escapeXml('Straße 😀\n\ttab'), 'Straße 😀\n\ttab')
  assert.is(escapeXml(`<a href="x">'&'`), '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;')
  assert.is(escapeXml('a\u0000b'), 'a\ufffdb')
})

test.run()
