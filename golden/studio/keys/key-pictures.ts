import { join } from 'node:path'
import { withKeyPage } from './key-scene.ts'
import { seedPages, visitedKeyPages } from './visited-key-pages.ts'

const THEMES = ['light', 'dark'] as const
const WIDTHS = [1440, 820, 390] as const

/** Writes a picture of every page of keys in both themes at three widths; `only` names some of them: `keys-hash`. */
export async function takeKeyPictures(directory: string, only: readonly string[]): Promise<void> {
  await withKeyPage(
    async ({ page, studio: { origin }, number }) => {
      const wanted = visitedKeyPages(number).filter(
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
    { seed: seedPages, allowed: [/403/] },
  )
}
