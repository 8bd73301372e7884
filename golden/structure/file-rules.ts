import type { SourceText, Violation } from './source-rules.ts'

interface FileRule {
  readonly appliesTo: (path: string) => boolean
  /** What is wrong, without the path; undefined when nothing is. */
  readonly fault: (file: SourceText) => string | undefined
}

export const MOST_LINES = 400

/** Trees whose nodes refer to each other: in two files they would import each other. */
const RECURSIVE_TYPES = /^compiler\/(?:2-parse\/ast|ir\/query)\.ts$/
const DATA_TABLES =
  /\/(?:functions|operators|keywords|sql-types|catalogue)\.ts$|^compiler\/dialects\/\w+\/data\//
const DUMPING_GROUND =
  /(?:^|\/)(?:utils?|helpers?|common|misc|types|manager|service)(?:\.test)?\.ts$/
const SUPPRESSION =
  /@ts-(?:ignore|expect-error|nocheck)|biome-ignore|eslint-disable|prettier-ignore/
const LEFT_FOR_LATER = /\b(?:T[O]DO|F[I]XME|X[X]X)\b/

const isOurs = (path: string) => path.endsWith('.ts')
const isTest = (path: string) => path.endsWith('.test.ts')

/** What a file shows as a whole; `findFileViolations` applies each rule that fits the path. */
export const fileRules = {
  'too long': {
    appliesTo: (path) => isOurs(path) && !DATA_TABLES.test(path) && !RECURSIVE_TYPES.test(path),
    fault: ({ text }) => {
      const lines = text.split('\n').length - 1
      return lines > MOST_LINES ? `${lines} lines` : undefined
    },
  },
  'file name': {
    appliesTo: (path) => isOurs(path) && !DATA_TABLES.test(path),
    fault: ({ path }) => {
      if (/(?:^|\/)index\.ts$/.test(path)) return 'an index file hides the defining one'
      return DUMPING_GROUND.test(path) ? 'the name says nothing of what it holds' : undefined
    },
  },
  'check switched off': {
    appliesTo: isOurs,
    fault: ({ path, text }) =>
      path.startsWith('golden/structure/') ? undefined : SUPPRESSION.exec(text)?.[0],
  },
  'left for later': {
    appliesTo: isOurs,
    fault: ({ text }) => LEFT_FOR_LATER.exec(text)?.[0],
  },
  'test without run': { appliesTo: isTest, fault: findSuiteWithoutRun },
} satisfies Record<string, FileRule>

export function findFileViolations(file: SourceText): Violation[] {
  const rules: [string, FileRule][] = Object.entries(fileRules)
  return rules.flatMap(([rule, { appliesTo, fault }]) => {
    const found = appliesTo(file.path) ? fault(file) : undefined
    return found === undefined ? [] : [{ rule, at: `${file.path}: ${found}` }]
  })
}

/** uvu runs nothing of a suite, and says so nowhere, when its `run()` is not called. */
function findSuiteWithoutRun({ text }: SourceText): string | undefined {
  const imported = /import \{([^}]*)\} from 'uvu'/.exec(text)?.[1] ?? ''
  const suites = [...text.matchAll(/^const (\w+) = suite[(<]/gm)].map((match) => match[1] ?? '')
  const names = [...(/\btest\b/.test(imported) ? ['test'] : []), ...suites]
  if (names.length === 0) return 'imports no test of uvu'
  const silent = names.find((name) => !new RegExp(`^${name}\\.run\\(\\)`, 'm').test(text))
  return silent === undefined ? undefined : `${silent}.run() is missing`
}
