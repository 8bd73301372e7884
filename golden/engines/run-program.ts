import { spawn, type SpawnOptions } from 'node:child_process'

export interface Output {
  readonly code: number | undefined
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program to its end, without a shell and without standard input. A missing program has no code. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Output> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let stdout = ''
    let stderr = ''
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', (error) => resolve({ code: undefined, stdout, stderr: error.message }))
    child.on('close', (code) => resolve({ code: code ?? undefined, stdout, stderr }))
  })
}

/** The same, for a program that must succeed. Throws with what it wrote last. */
export async function mustRun(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const { code, stdout, stderr } = await runProgram(program, args, options)
  if (code === 0) return stdout
  const said = (stderr || stdout).trim().slice(-1000)
  throw new Error(`${program} ${args[0] ?? ''} failed: ${said}`)
}
