import type { Page } from 'playwright-core'

/** Opens a key by its name, as the palette does; resolves when its value is there. */
export async function openKey(page: Page, key: string): Promise<void> {
  const database = /\d+/.exec(await page.getByLabel('Database', { exact: true }).inputValue())?.[0]
  const segment = Buffer.from(key).toString('base64url')
  await page.goto(new URL(`/keys/${database ?? 0}/key-${segment}`, page.url()).href)
  await page.getByRole('heading', { name: key, exact: true }).waitFor()
  await page.getByText('Encoding').waitFor()
}
