import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../skip.ts'
import { makeProject } from '../suites/cli/project.ts'
import { launchChromium } from './launch-chromium.ts'
import { startStudio } from './start-studio.ts'
import { openStudioPage } from './studio-page.ts'

const CONFIG = `version = "2"
[database]
provider = "sqlite"
url_env = "SHOP_URL"
[environments.staging]
url_env = "STAGING_URL"
[environments.production]
url_env = "PRODUCTION_URL"
`

test('the environments of a project are told by name, with the command that opens each', async () => {
  const launched = await launchChromium()
  if (launched.kind === 'unavailable') return skip(launched.reason)
  const cwd = makeProject({ 'quarry.toml': CONFIG })
  const urls = ['SHOP', 'STAGING', 'PRODUCTION'].map((name) => {
    writeFileSync(join(cwd, `${name}.db`), '')
    return `${name}_URL=sqlite://${name}.db`
  })
  writeFileSync(join(cwd, '.env'), urls.join('\n'))
  const studio = await startStudio({ args: ['--env', 'staging'], cwd })
  const options = { permissions: ['clipboard-read', 'clipboard-write'] }
  const { origin } = studio
  const { page, finish } = await openStudioPage({ browser: launched.browser, origin, options })
  try {
    await page.goto(origin)
    const button = page.getByRole('button', { name: 'staging' })
    await button.press('Enter')
    const list = page.getByRole('dialog', { name: 'Environments' })
    assert.match(await list.innerText(), /staging\s+open/)
    await list.getByRole('button', { name: 'Copy the command for production' }).press('Enter')
    await page.getByText('Copied the command for production').waitFor({ state: 'attached' })
    const copied: unknown = await page.evaluate('navigator.clipboard.readText()')
    assert.is(copied, 'quarry studio --env production')
    assert.not.match(await page.content(), 'PRODUCTION.db')
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    assert.match(String(await page.evaluate('document.activeElement.textContent')), 'staging')
    await finish()
  } finally {
    await launched.browser.close()
    await studio.stop()
  }
})

test.run()
