import * as assert from 'uvu/assert'
import { refusedStudio, startStudio } from '../start-studio.ts'
import { asker } from './key-studio.ts'

/** Returns an address with parameters behind its own. */
export function addressWith(url: string, parameters: Readonly<Record<string, string>>): string {
  const added = new URLSearchParams(parameters).toString()
  if (added === '') return url
  return `${url}${url.includes('?') ? '&' : '?'}${added}`
}

/** Checks that a studio at the address writes keys and finds them again. */
export async function keepsKeys(url: string): Promise<void> {
  const studio = await startStudio({ args: [url] })
  try {
    const ask = asker(studio.origin)
    for (const key of ['a', 'b', 'c']) {
      const put = { value: { type: 'string', value: `of ${key}` }, overwrite: true }
      assert.is((await ask('PUT', `/api/key?key=${key}`, put)).status, 200)
      const found = await ask('GET', `/api/key?key=${key}`)
      assert.is(found.at('value.value.value'), `of ${key}`, found.text)
    }
    const edit = { op: 'string.set', value: 'new', expect: 'of a' }
    const edited = await ask('POST', '/api/key/edit?key=a', { edits: [edit] })
    assert.is(edited.status, 200, edited.text)
    assert.is((await ask('GET', '/api/keys?count=100')).at('total'), 3)
    assert.not.match(studio.output(), /Unhandled|Warning|at .*\.js:\d+/)
  } finally {
    await studio.stop()
  }
}

/** Checks that the command refuses the address with one line of these words, which names no secret. */
export async function refusesAddress(url: string, words: RegExp): Promise<void> {
  const { code, output } = await refusedStudio({ args: [url] })
  assert.is(code, 1, output)
  const [line = ''] = output.split('\n')
  const reason = /^error: cannot connect to \S+: (.+) \[unreachable-database\]$/.exec(line)?.[1]
  assert.match(reason ?? output, words)
  assert.not.match(output, /sesame|Warning|at .*\.js:\d+/)
}
