/** How a command ends. */
export const exitCode = {
  clean: 0,
  error: 1,
  stale: 2,
  disagreement: 3,
  interrupted: 130,
  bug: 70,
} as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]
