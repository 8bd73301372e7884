/** There are other rows than were counted. It is thrown within a transaction, which it rolls back. */
export class Miscounted extends Error {
  readonly atLeast: number

  constructor(atLeast: number) {
    super('there are other rows than were counted')
    this.name = 'Miscounted'
    this.atLeast = atLeast
  }
}

export function checkCount(count: number, expected: number): void {
  if (count !== expected) throw new Miscounted(count)
}
