import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'

export type CodeProcess = ChildProcessByStdio<null, Readable, null>

/** A process of its own that runs TypeScript whose imports are relative to this folder; for tests of what processes share. */
export function spawnCode(code: string, environment: Record<string, string> = {}): CodeProcess {
  const folder = new URL('.', import.meta.url).href
  const args = [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    code.replaceAll("'./", `'${folder}`),
  ]
  const env = { ...process.env, ...environment }
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** All that it prints, when it has ended. */
export function outputOf(child: CodeProcess): Promise<string> {
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return new Promise((resolve) => child.once('close', () => resolve(output.trim())))
}

/** The first thing that it prints. */
export function firstOutput(child: CodeProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it printed`)))
  })
}
