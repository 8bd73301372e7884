import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { pipPackage } from '../../engines/pip-package.ts'
import { runProgram } from '../../engines/run-program.ts'

const VERSION = '4.32.5'
const ENGINE = 'schemathesis'

/** What is asked of every answer. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'response_headers_conformance',
  'negative_data_rejection',
  'unsupported_method',
] as const

/**
 * What is coming soon is answered by 501. How data that breaks the description may be refused: 413 where it is longer
 * than any request may be.
 */
const SETTINGS = `[checks.not_a_server_error]
expected-statuses = ["2xx", "3xx", "4xx", 501]

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]
`

export interface Fuzzing {
  /** `http://127.0.0.1:5555` */
  readonly origin: string
  /** Describes the API, as JSON. */
  readonly description: string
  readonly seconds: number
  /** Undefined: another one each time. */
  readonly seed: number | undefined
}

/** They end connections that others use, or answer as long as somebody listens. */
const LEFT_OUT = ['delete_api_activity_id', 'get_api_kv_pubsub']

/** Schemathesis of PyPI. Throws where there is no Python with pip. */
export function findSchemathesis(): Promise<string> {
  return pipPackage({ engine: ENGINE, name: ENGINE, version: VERSION })
}

export interface Fuzzed {
  /** What is wrong with answers; empty where each kept its promise. */
  readonly wrong: readonly string[]
  readonly requests: number
  /** All that Schemathesis printed, with the requests that show it. */
  readonly output: string
}

/** Sends what the description of the API allows and what it does not, and judges the answers. */
export async function fuzzApi(
  directory: string,
  { origin, description: told, seconds, seed }: Fuzzing,
): Promise<Fuzzed> {
  const program = join(directory, 'bin', ENGINE)
  const place = mkdtempSync(join(tmpdir(), 'quarry-fuzz-'))
  const description = join(place, 'openapi.json')
  const archive = join(place, 'answers.har')
  const report = join(place, 'report.json')
  writeFileSync(description, told)
  const seeded =
    seed === undefined
      ? ['--generation-database', 'none']
      : ['--seed', String(seed), '--generation-deterministic']
  const settings = join(place, 'schemathesis.toml')
  writeFileSync(settings, SETTINGS)
  const args = [
    ...[
      '--config-file',
      settings,
      'run',
      description,
      '--url',
      origin,
      '--max-time',
      String(seconds),
      '--no-color',
    ],
    ...leftOut(told),
    ...['--report-har-path', archive],
    ...['--report-json-path', report],
    // More workers than one meet a fault of Python 3.11, by which operations are left out: https://github.com/python/cpython/issues/106905
    ...['--checks', CHECKS.join(), '--workers', '1', '--request-timeout', '20', '--no-shrink'],
    ...seeded,
  ]
  const env = { ...process.env, PYTHONPATH: directory }
  try {
    const { stdout, stderr } = await runProgram('python3', [program, ...args], { env, cwd: place })
    return { ...judged(report, archive), output: stdout + stderr }
  } finally {
    rmSync(place, { recursive: true })
  }
}

/** It refuses to leave out what is not there. */
function leftOut(description: string): readonly string[] {
  return LEFT_OUT.filter((name) => description.includes(`"${name}"`)).flatMap((name) => [
    '--exclude-operation-id',
    name,
  ])
}

const counted = v.array(v.object({ title: v.string(), count: v.number() }))
const reportSchema = v.object({
  test_cases: v.object({ generated: v.number() }),
  failures: counted,
  errors: counted,
})
const archiveSchema = v.object({
  log: v.object({
    entries: v.array(
      v.object({
        request: v.object({ method: v.string(), url: v.string() }),
        response: v.object({
          status: v.number(),
          content: v.object({ text: v.optional(v.string()) }),
        }),
      }),
    ),
  }),
})

/** Words of a database, a driver, a path or a stack. */
const LEAKS =
  /sqlite|sqlstate|pg_catalog|WRONGTYPE|ReplyError|MongoServer|E11000 |\bBSON\b|node_modules|\.ts:\d|\.js:\d|\/tmp\/|ECONN|errno|You have an error in your SQL|syntax error at/i

function judged(report: string, archive: string): Pick<Fuzzed, 'wrong' | 'requests'> {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  const { failures, errors, test_cases: cases } = v.parse(reportSchema, read(report))
  const faults = [...failures, ...errors]
  const { entries } = v.parse(archiveSchema, read(archive)).log
  const leaks = entries.filter(
    ({ response: { status, content } }) => status >= 400 && LEAKS.test(content.text ?? ''),
  )
  return {
    wrong: [
      ...faults.map(({ title, count }) => `${title}: ${count}`),
      ...leaks.map(({ request: { method, url }, response: { content } }) => {
        return `${method} ${url} says ${content.text}`
      }),
    ],
    requests: cases.generated,
  }
}
