import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Broker, startBroker } from './engines/broker.ts'
import { allowedEngines } from './engines/registry.ts'
import { engineOutcomes, engineTable, requiredEngines } from './runner/engine-outcomes.ts'
import { blankProject, type BlankedProject } from './runner/blank-types.ts'
import { batchTestFiles } from './runner/batch-test-files.ts'
import { findTestFiles } from './runner/find-test-files.ts'
import { inParallel } from './runner/in-parallel.ts'
import { judgeTestFile } from './runner/judge-test-file.ts'
import type { Outcome } from './runner/outcome.ts'
import { closingText, printOutcome } from './runner/print-outcome.ts'
import { endAllChildren, runChild } from './runner/run-child.ts'
import { splitByFile } from './runner/split-by-file.ts'
import { bundleCheck, runStaticCheck, staticChecks } from './runner/static-checks.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const BATCH_TIMEOUT_SECONDS = 600
const CORES = availableParallelism()

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
  const outcomes = await runJobs([
    ...(part === 'everything' ? checkJobs() : []),
    ...batchTestFiles(files, CORES).map((batch) => () => runTestFiles(batch, { broker, project })),
  ])
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

/** One more at a time than there are cores: some wait for an engine or for npm. */
async function runJobs(jobs: readonly Job[]): Promise<Outcome[]> {
  return (await inParallel(jobs, CORES + 1, (job) => job())).flat()
}

function noTestFile(): Outcome {
  const problem = `none matches ${patterns.join(' ')}`
  return { name: 'test files', passed: 0, failed: 1, skipped: [], seconds: 0, problem, output: '' }
}

interface Surroundings {
  readonly broker: Broker
  readonly project: BlankedProject
}

async function runTestFiles(
  files: readonly string[],
  { broker, project }: Surroundings,
): Promise<Outcome[]> {
  const child = await runChild({
    command: process.execPath,
    args: [
      '--import',
      './golden/runner/typescript-hook.mjs',
      'golden/runner/run-test-files.ts',
      ...files,
    ],
    environment: {
      QUARRY_ENGINE_BROKER: broker.address,
      QUARRY_BLANKED_PROJECT: project.directory,
    },
    timeoutSeconds: BATCH_TIMEOUT_SECONDS,
  })
  const outcomes = splitByFile(files, child).map(({ file, ...result }) =>
    judgeTestFile(file, result),
  )
  outcomes.forEach(printOutcome)
  return outcomes
}

async function shown(pending: Promise<Outcome>): Promise<Outcome> {
  const outcome = await pending
  printOutcome(outcome)
  return outcome
}
