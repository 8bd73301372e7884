import type { Renderable } from '../../../compiler/diagnostics/render.ts'

/** Nothing is run: the files and the history do not fit, or a person has to say something first. */
export class MigrationRefused extends Error {
  readonly faults: readonly Renderable[]

  constructor(faults: readonly Renderable[]) {
    super(faults.map(({ message }) => message).join('; '))
    this.name = 'MigrationRefused'
    this.faults = faults
  }
}
