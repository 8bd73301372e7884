import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../skip.ts'
import { launchChromium } from './launch-chromium.ts'

const launched = await launchChromium()

if (launched.kind === 'unavailable') skip(launched.reason)
else {
  const { browser } = launched

  test.after(() => browser.close())

  test('Chromium runs the script of a page, and has a font to show it with', async () => {
    const page = await browser.newPage()
    await page.setContent('<p><span>iiii</span> <span>WWWW</span></p>')
    const widths = await page.$$eval('span', (spans) => spans.map((span) => span.offsetWidth))
    assert.is(widths.length, 2)
    assert.ok((widths[0] ?? 0) * 2 < (widths[1] ?? 0), `${widths}: letters are drawn`)
  })
}

test.run()
