/** The package of a driver is not installed, or its native part was not built for this Node. */
export class MissingDriver extends Error {
  readonly driver: string
  /** What installs it. */
  readonly command: string

  constructor(driver: string, cause: unknown) {
    const command = `npm install ${driver}`
    super(`the driver "${driver}" cannot be loaded; install it: ${command}`, { cause })
    this.name = 'MissingDriver'
    this.driver = driver
    this.command = command
  }
}

/** The result of `load`, which imports the driver or makes first use of its native part. */
export async function loadDriver<Loaded>(
  driver: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    throw isAbsence(error) ? new MissingDriver(driver, error) : error
  }
}

// The last is what the package `bindings` says when a native part was never built.
function isAbsence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  const codes: readonly unknown[] = [
    'ERR_MODULE_NOT_FOUND',
    'MODULE_NOT_FOUND',
    'ERR_DLOPEN_FAILED',
  ]
  return codes.includes(code) || error.message.startsWith('Could not locate the bindings file')
}
