import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startOwnRedis } from '../../engines/redis-group.ts'
import { eventually } from '../steps.ts'
import { withKeyPage } from './key-scene.ts'
import { withKeyStudio } from './key-studio.ts'

/** All databases of a server share its channels. */
const ALONE = { start: startOwnRedis }

async function openPubSub(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pub/sub' }).first().click()
  await page.getByRole('heading', { name: 'Pub/sub', exact: true }).waitFor()
}

async function listen(page: Page, patterns: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Channels to listen to' })
  await field.fill(patterns)
  await field.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Listening to' }).waitFor()
}

test('messages of channels and patterns are shown as they come, and published', async () => {
  await withKeyPage(async ({ page, client, number }) => {
    const [news, orders] = [`news.${number}`, `orders ${number}`]
    await openPubSub(page)
    await listen(page, `${news}.* "${orders}"`)
    const log = page.getByRole('log', { name: 'Messages' })
    await client.publish(`${news}.sport`, 'goal')
    await client.publish(`${news}x`, 'not asked for')
    await client.publish(orders, Buffer.of(0xff, 0))
    await log.getByRole('row').filter({ hasText: 'goal' }).getByText(`${news}.sport`).waitFor()
    await log.getByText('\\xff\\x00').waitFor()
    assert.is(await log.getByText('not asked for').count(), 0)
    await page.getByRole('textbox', { name: 'Channel to publish to' }).fill(`${news}.local`)
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('"hello"')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Received by 1 client').waitFor()
    await log.getByText('"hello"').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stop' }).click()
    await eventually(
      () => client.publish(`${news}.sport`, 'unheard'),
      (heard) => heard === 0,
    )
  }, ALONE)
})

test('a flood of messages is bounded, and says how many there were', async () => {
  await withKeyPage(async ({ page, client, number }) => {
    const channel = `flood.${number}`
    await openPubSub(page)
    await listen(page, channel)
    for (let round = 0; round < 30; round++) {
      const pipeline = client.pipeline()
      for (let at = 0; at < 500; at++) pipeline.publish(channel, `${round} ${at}`)
      await pipeline.exec()
    }
    const log = page.getByRole('log', { name: 'Messages' })
    const count = (text = '') => Number(text.replaceAll(/\D/g, ''))
    await eventually(
      async () => {
        const told = await page.getByText(/^[\d,]+ messages$/).innerText()
        const left = await page.getByText(/left out/).allInnerTexts()
        return count(told) + count(left[0])
      },
      (all) => all === 15_000,
    )
    // One more row is the head.
    assert.ok((await log.getByRole('row').count()) <= 1001)
  }, ALONE)
})

test('a user who may not listen is told so, and no connection is left open', async () => {
  const name = 'deaf'
  await withKeyStudio(
    async ({ ask, client }) => {
      const connections = async () =>
        String(await client.client('LIST')).split(` user=${name} `).length
      assert.is((await ask('GET', '/api/keys')).status, 200)
      const before = await connections()
      for (let time = 0; time < 3; time++)
        assert.is((await ask('GET', '/api/kv/pubsub')).status, 403)
      await eventually(connections, (count) => count <= before)
    },
    { user: { name, rules: ['~*', '+@all', 'resetchannels'] } },
  )
})

test('channels are listed, and one of them is listened to', async () => {
  await withKeyPage(async ({ page, client, url, number }) => {
    const channel = `room [${number}]`
    const listener = client.duplicate()
    await listener.subscribe(channel)
    try {
      await openPubSub(page)
      await page.getByRole('button', { name: 'Channels', exact: true }).click()
      await page.getByRole('button', { name: `Listen to ${channel}` }).click()
      await page.getByRole('status').filter({ hasText: 'Listening to' }).waitFor()
      await client.publish(channel, `from ${new URL(url).pathname}`)
      await page.getByRole('log', { name: 'Messages' }).getByText(`from /${number}`).waitFor()
    } finally {
      listener.disconnect()
    }
  }, ALONE)
})

test.run()
