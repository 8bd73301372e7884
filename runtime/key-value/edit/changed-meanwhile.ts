/** What is there is not what was seen; nothing was changed. */
export class ChangedMeanwhile extends Error {
  /** The member of the request that expected it: `edits.0`. */
  readonly path: string
  /** What is there: null where nothing is, undefined where it was not looked at. */
  readonly current: Buffer | null | undefined

  constructor(path: string, current?: Buffer | null) {
    super(`changed meanwhile: ${path}`)
    this.name = 'ChangedMeanwhile'
    this.path = path
    this.current = current
  }
}

/** The name that a key was to get is that of another one. */
export class NameTaken extends ChangedMeanwhile {}
