import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface OpenedPage {
  readonly origin: string
  readonly token: string | undefined
  /** Where a file for the browser may be written. */
  readonly stateDirectory: string
  /** As `process.platform` names the system. */
  readonly platform: string
}

/** The browser has read the file by then, in milliseconds. */
const READ_WITHIN = 10_000

/**
 * Opens the page in the browser; false where there is none to start. A token reaches it by a file that only this
 * user reads: arguments of a process are seen by everybody on the machine.
 */
export async function openPage(page: OpenedPage): Promise<boolean> {
  if (page.token === undefined) return openInBrowser(page.origin, page.platform)
  const file = join(page.stateDirectory, `open-${randomUUID()}.html`)
  await mkdir(page.stateDirectory, { recursive: true, mode: 0o700 })
  await writeFile(file, redirectTo(page.origin, page.token), { mode: 0o600, flag: 'wx' })
  setTimeout(() => void rm(file, { force: true }), READ_WITHIN).unref()
  return openInBrowser(pathToFileURL(file).href, page.platform)
}

function redirectTo(origin: string, token: string): string {
  const address = `${origin}/#${new URLSearchParams({ token })}`
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">
<script>location.replace(${JSON.stringify(address).replaceAll('<', '\\u003c')})</script>
`
}

const programs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

function openInBrowser(address: string, platform: string): Promise<boolean> {
  const [program, ...first] = programs[platform] ?? ['xdg-open']
  const child = spawn(program, [...first, address], { stdio: 'ignore', detached: true })
  child.unref()
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('spawn', () => resolve(true))
  })
}
