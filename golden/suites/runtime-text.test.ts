import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runtimeTexts } from '../generate/runtime-text/runtime-texts.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

test('the text of the run-time modules is that of `npm run generate:runtime`', async () => {
  const texts = await runtimeTexts(ROOT)
  assert.ok(texts.length > 0)
  for (const { path, text } of texts) {
    assert.is(readFileSync(join(ROOT, path), 'utf8'), text, path)
  }
})

test.run()
