import type { ChildResult } from './run-child.ts'

const HEADING = /^=== (\S+) at (\d+) ms\n/gm

/** The line before the output of one file of several that share a process. */
export function fileHeading(file: string): string {
  return `\n=== ${file} at ${Math.round(performance.now())} ms\n`
}

interface Started {
  readonly file: string
  readonly startMs: number
  readonly start: number
  readonly end: number
}

export interface FileResult extends ChildResult {
  readonly file: string
}

/**
 * What each file contributed to a process that ran several, in the order of `files`. How the
 * process ended is the matter of the file that ran last; one that never ran has no output.
 */
export function splitByFile(files: readonly string[], child: ChildResult): FileResult[] {
  const started = startedFiles(child.output)
  return files.map((file) => {
    const place = started.findIndex((candidate) => candidate.file === file)
    const found = started[place]
    if (found === undefined) return { file, output: '', exitCode: 0, timedOut: false, seconds: 0 }
    const next = started[place + 1]
    const endMs = next === undefined ? child.seconds * 1000 : next.startMs
    const ended = next === undefined ? child : { exitCode: 0, timedOut: false }
    return {
      file,
      output: child.output.slice(found.end, next?.start),
      exitCode: ended.exitCode,
      timedOut: ended.timedOut,
      seconds: (endMs - found.startMs) / 1000,
    }
  })
}

/** Of those that ran so far: all but the one that is running. */
export function finishedFiles(output: string): readonly string[] {
  return startedFiles(output)
    .slice(0, -1)
    .map(({ file }) => file)
}

function startedFiles(output: string): Started[] {
  return [...output.matchAll(HEADING)].map((match) => ({
    file: match[1] ?? '',
    startMs: Number(match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
