import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileHeading } from './split-by-file.ts'

declare global {
  /** Where uvu keeps what `test.run()` asks for; it reads the other one when it is loaded. */
  var UVU_QUEUE: unknown[][]
  var UVU_DEFER: boolean
}

/**
 * Runs test files one after another in this process, each with its heading and uvu's own summary: those
 * named as arguments, then those that the parent names when it is asked for the next one. A file that
 * cannot be loaded prints why, and has no summary.
 */
globalThis.UVU_DEFER = true
const { exec } = await import('uvu')
for await (const file of testFiles()) {
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

/** What a failed test has left open, a connection, would keep the process alive until it is stopped. */
const GRACE_MS = 5000
setTimeout(() => {
  console.error(`left open: ${process.getActiveResourcesInfo().join(', ')}`)
  process.exit(1)
}, GRACE_MS).unref()

async function* testFiles(): AsyncGenerator<string> {
  yield* process.argv.slice(2)
  while (process.connected) {
    const file = await nextFile()
    if (file === undefined) process.disconnect()
    else yield file
  }
}

function nextFile(): Promise<string | undefined> {
  return new Promise((resolve) => {
    process.once('message', ({ file }: { readonly file?: string }) => {
      resolve(file)
    })
    process.send?.('next')
  })
}
