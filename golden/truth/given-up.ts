/** A statement that took longer than statements are given; what it says is not known. */
export class GivenUp extends Error {
  constructor() {
    super('it took too long')
  }
}
