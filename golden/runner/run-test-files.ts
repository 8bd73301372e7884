import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileHeading } from './split-by-file.ts'

declare global {
  /** Where uvu keeps what `test.run()` asks for; it reads the other one when it is loaded. */
  var UVU_QUEUE: unknown[][]
  var UVU_DEFER: boolean
}

/**
 * Runs the test files named as arguments one after another in this process, each with its heading
 * and uvu's own summary. A file that cannot be loaded prints why, and has no summary.
 */
globalThis.UVU_DEFER = true
const { exec } = await import('uvu')
for (const file of process.argv.slice(2)) {
  process.stdout.write(fileHeading(file))
  globalThis.UVU_QUEUE.splice(0, Infinity, [null])
  try {
    await import(pathToFileURL(join(process.cwd(), file)).href)
  } catch (error) {
    console.error(error)
    continue
  }
  await exec()
}
