import { parseArgs } from 'node:util'
import { applyAtOnce } from '../crowd.ts'
import { newestEngines } from '../harness.ts'

process.exitCode = await run()

/** `npm run fuzz:crowd -- ENGINE... --times N --at-once N`: many runs of `quarry apply` at once, again and again. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '20' },
      'at-once': { type: 'string', default: '8' },
    },
  })
  const [times, runs] = [Number(values.times), Number(values['at-once'])]
  const wanted = newestEngines.filter((each) => positionals.includes(each))
  let failures = 0
  for (const engine of wanted.length > 0 ? wanted : newestEngines) {
    let whole = 0
    for (let round = 1; round <= times; round += 1) {
      try {
        await applyAtOnce(engine, runs)
        whole += 1
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        process.stdout.write(`${engine}, round ${round}: ${reason}\n`)
      }
    }
    process.stdout.write(`${engine}: ${runs} at once, ${whole} of ${times} times each file once\n`)
    failures += times - whole
  }
  return failures === 0 ? 0 : 1
}
