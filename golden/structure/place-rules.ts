import type { SourceText, Violation } from './source-rules.ts'

/** Where the tree must name no machine: paths of one, hosts that packages come from. */
export interface Machine {
  readonly root: string
  readonly home: string
}

const PERSONAL = /(?<![\w.])\/(?:home|Users)\/[a-z][\w.-]*\/|(?<![\w.])\/root\//
const HOSTS = /https?:\/\/[a-z0-9.-]*\b(?:registry|proxy|mirrors?|repo1?)\b[a-z0-9.-]*/i
const RESOLVED = /"resolved":/

export function findPlaceViolations(file: SourceText, machine: Machine): Violation[] {
  const lines = file.text.split('\n')
  const isLock = file.path.endsWith('package-lock.json')
  return lines.flatMap((line, index) => {
    const rule = placeRule(line, machine, isLock)
    return rule === undefined ? [] : [{ rule, at: `${file.path}:${index + 1}: ${line.trim()}` }]
  })
}

function placeRule(line: string, machine: Machine, isLock: boolean): string | undefined {
  if (HOSTS.test(line) || (isLock && RESOLVED.test(line))) return 'registry host'
  if (PERSONAL.test(line) || naming(line, machine.root) || naming(line, machine.home)) {
    return 'machine path'
  }
  return undefined
}

/** A clone in `/app` must not turn every `/app` of the documentation into a fault. */
function naming(line: string, path: string): boolean {
  return path.split('/').length > 2 && line.includes(path)
}
