import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { makeProject } from '../suites/cli/project.ts'
import { startStudio } from './start-studio.ts'

const CONFIG = `version = "2"
[database]
provider = "sqlite"
[studio]
port = 6123
`

test('the port of quarry.toml is tried first, the next free one is taken where it is in use', async () => {
  const cwd = makeProject({ 'quarry.toml': CONFIG })
  writeFileSync(join(cwd, 'shop.db'), '')
  writeFileSync(join(cwd, '.env'), 'DATABASE_URL=sqlite://shop.db')
  const portOf = ({ origin }: { origin: string }) => Number(new URL(origin).port)
  const first = await startStudio({ args: [], cwd })
  const second = await startStudio({ args: [], cwd })
  try {
    // Something else may listen there.
    assert.ok(portOf(first) >= 6123 && portOf(first) < 6223)
    assert.ok(portOf(second) > portOf(first) && portOf(second) < 6223)
  } finally {
    await first.stop()
    await second.stop()
  }
})

test.run()
