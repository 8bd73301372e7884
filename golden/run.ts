import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBroker } from './engines/broker.ts'
import { allowedEngines } from './engines/registry.ts'
import { engineOutcomes, engineTable, requiredEngines } from './runner/engine-outcomes.ts'
import { blankProject } from './runner/blank-types.ts'
import { findTestFiles } from './runner/find-test-files.ts'
import { longestFirst } from './runner/longest-first.ts'
import { inParallel } from './runner/in-parallel.ts'
import type { Outcome } from './runner/outcome.ts'
import { closingText, printOutcome } from './runner/print-outcome.ts'
import { endAllChildren } from './runner/run-child.ts'
import { runAgain } from './runner/run-again.ts'
import { runTestQueue } from './runner/run-test-queue.ts'
import { bundleCheck, runStaticCheck, staticChecks } from './runner/static-checks.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
/** One more than there are cores: some wait for an engine or for npm. */
const PROCESSES = availableParallelism() + 1

type Part = 'everything' | 'static checks' | 'every test' | 'matching files'

/** Engines end by themselves when this process does. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAllChildren()
    process.exit(130)
  })
}

const flags = process.argv.slice(2)
const patterns = flags.filter((flag) => !flag.startsWith('--'))
if (flags.includes('--fast')) process.env.QUARRY_ENGINES ??= 'sqlite'
process.chdir(ROOT)
process.exitCode = await run()

async function run(): Promise<number> {
  const part = wantedPart()
  const outcomes = part === 'static checks' ? await runJobs(checkJobs()) : await runTests(part)
  process.stdout.write(closingText(outcomes))
  return outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0
}

function wantedPart(): Part {
  if (flags.includes('--static')) return 'static checks'
  if (flags.includes('--fast') && patterns.length === 0) return 'every test'
  return patterns.length > 0 ? 'matching files' : 'everything'
}

async function runTests(part: Part): Promise<Outcome[]> {
  const files = findTestFiles(ROOT, patterns)
  const bundling = shown(runStaticCheck(bundleCheck))
  const project = blankProject(ROOT)
  process.once('exit', project.remove)
  const [bundle, broker] = await Promise.all([bundling, startBroker()])
  const environment = {
    QUARRY_ENGINE_BROKER: broker.address,
    QUARRY_BLANKED_PROJECT: project.directory,
  }
  const queue = { files: longestFirst(files), environment, show: printOutcome }
  const together = await runJobs([
    ...(part === 'everything' ? checkJobs() : []),
    ...Array.from({ length: PROCESSES }, () => () => runTestQueue(queue)),
  ])
  const outcomes = await runAgain(together, { files, environment, show: printOutcome })
  const asked = await broker.asked()
  await broker.stop()
  process.stdout.write(`\n${engineTable(asked)}`)
  const allowed = part === 'matching files' ? [] : allowedEngines(process.env.QUARRY_ENGINES)
  const engines = engineOutcomes({ asked, required: requiredEngines(allowed) })
  return [bundle, ...outcomes, ...engines, ...(files.length === 0 ? [noTestFile()] : [])]
}

type Job = () => Promise<readonly Outcome[]>

function checkJobs(): Job[] {
  return staticChecks.map((check) => async () => [await shown(runStaticCheck(check))])
}

async function runJobs(jobs: readonly Job[]): Promise<Outcome[]> {
  return (await inParallel(jobs, PROCESSES, (job) => job())).flat()
}

function noTestFile(): Outcome {
  const problem = `none matches ${patterns.join(' ')}`
  return { name: 'test files', passed: 0, failed: 1, skipped: [], seconds: 0, problem, output: '' }
}

async function shown(pending: Promise<Outcome>): Promise<Outcome> {
  const outcome = await pending
  printOutcome(outcome)
  return outcome
}
