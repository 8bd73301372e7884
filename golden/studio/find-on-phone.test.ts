import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

const shared = sharedScene({ engine: 'sqlite' })

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test(
  'on a phone rows are filtered, sorted and searched in sheets',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, options: PHONE })
    await page.goto(`${origin}/tables/main/books`)
    const count = page.getByText(/^(?:No rows|1–\d+)$/)
    const shows = (text: string) =>
      eventually(
        () => count.innerText(),
        (found) => found === text,
      )
    await shows('1–12')
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await sheet.getByRole('button', { name: 'Add condition' }).tap()
    await sheet.getByLabel('Column').selectOption('title')
    await sheet.getByLabel('Operator').selectOption({ label: 'contains' })
    await sheet.getByLabel(/^Value/).fill('harbour')
    await sheet.getByRole('button', { name: 'Apply filter' }).tap()
    await shows('1–2')
    await page.getByRole('button', { name: /^Change filter title/ }).tap()
    const form = page.getByRole('dialog', { name: 'Change filter' })
    const box = await form.boundingBox()
    assert.equal([box?.x, box?.width], [0, 390])
    await form.getByLabel(/^Value/).fill('winter')
    await form.getByRole('button', { name: 'Change filter' }).tap()
    await shows('1–1')
    await page.getByRole('button', { name: /^Remove filter title/ }).tap()
    await shows('1–12')
    await page.getByRole('button', { name: 'Search rows' }).tap()
    await page.getByRole('searchbox', { name: 'Search rows' }).fill('stars')
    await eventually(
      () => page.evaluate('location.search'),
      (search) => search === '?search=stars',
    )
    await page.getByRole('button', { name: 'Sort', exact: true }).tap()
    const order = page.getByRole('dialog', { name: 'Sort rows' })
    await order.getByRole('button', { name: 'Add column' }).tap()
    await order.getByLabel('Order').selectOption({ label: 'descending' })
    await eventually(
      () => page.evaluate('location.search'),
      (search) => String(search).includes('sort=-id'),
    )
    assert.is(await page.evaluate('document.documentElement.scrollWidth'), 390)
    await finish()
  }),
)

test.after(shared.close)

test.run()
