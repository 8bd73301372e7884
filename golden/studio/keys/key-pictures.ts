import { join } from 'node:path'
import { startJsonRedis } from '../../engines/json-module.ts'
import { withKeyPage } from './key-scene.ts'
import type { KeyStudio } from './key-studio.ts'
import { seedPages, type VisitedKeyPage, visitedKeyPages } from './visited-key-pages.ts'

const THEMES = ['light', 'dark'] as const
const WIDTHS = [1440, 820, 390] as const

/** Writes a picture of every page of keys in both themes at three widths; `only` names some of them: `keys-hash`. */
export async function takeKeyPictures(directory: string, only: readonly string[]): Promise<void> {
  await withKeyPage(
    async ({ page, studio: { origin }, number }) => {
      const wanted = [...visitedKeyPages(number), jsonPage(number)].filter(
        ({ name }) => only.length === 0 || only.includes('keys') || only.includes(`keys-${name}`),
      )
      for (const width of WIDTHS)
        for (const { name, path, act, ready } of wanted) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(`${origin}${path}`)
          await act?.(page)
          await ready(page).first().waitFor()
          for (const colorScheme of THEMES) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await page.waitForTimeout(300)
            const file = join(directory, `keys-${name}-${width}-${colorScheme}.png`)
            await page.screenshot({ path: file })
            process.stdout.write(`${file}\n`)
          }
        }
    },
    { seed: seedPictures, allowed: [/403/], start: startJsonRedis },
  )
}

const PROFILE = JSON.stringify({
  ...{ name: 'Ann Lee', mail: 'ann@example.com', joined: '2024-03-18' },
  address: { street: 'Storgata 4', city: 'Bergen', country: 'NO' },
  ...{ newsletter: true, points: 1280, tags: ['history', 'travel'], referrer: null },
})

function jsonPage(database: number): VisitedKeyPage {
  const path = `/keys/${database}/key-${Buffer.from('profile:1042').toString('base64url')}`
  const ready: VisitedKeyPage['ready'] = (page) =>
    page.getByRole('textbox', { name: 'Value', exact: true })
  return { name: 'json', path, ready }
}

/** The server is one of its own: what it notes of slow commands is what was sent here. */
async function seedPictures(scene: KeyStudio): Promise<void> {
  const { client } = scene
  await seedPages(scene)
  await client.rpush('queue:mail', ...RECEIPTS)
  await client.sadd('carriers', 'east', 'express', 'harbour', 'night')
  await client.zadd('scores', ...SCORES)
  await client.call('JSON.SET', 'profile:1042', '$', PROFILE)
  await client.call('EVAL', FILL, '1', 'visits', '200000')
  await client.config('SET', 'slowlog-log-slower-than', '1000')
  await client.slowlog('RESET')
  await client.call('SORT', 'visits', 'ALPHA', 'LIMIT', '0', '20')
  await client.lrange('visits', 0, 100_000)
  await client.call('LREM', 'visits', '1', 'visit 0')
  await client.lpos('visits', 'visit 190000')
  await client.config('SET', 'slowlog-log-slower-than', '10000')
  await client.unlink('visits')
}

const FILL = `for place = 1, tonumber(ARGV[1]) do redis.call('RPUSH', KEYS[1], 'visit ' .. place) end`
const RECEIPTS = Array.from({ length: 18 }, (_, place) => `{"to":"customer ${1042 + place}"}`)
const SCORES = ['cleo', 'dov', 'eva', 'finn', 'gro', 'hana'].flatMap((name, place) => [
  3.25 * (place + 1),
  name,
])
