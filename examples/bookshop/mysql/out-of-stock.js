// @ts-check

export class OutOfStock extends Error {
  /** @param {string} title */
  constructor(title) {
    super(`too few copies of "${title}"`)
    this.name = 'OutOfStock'
  }
}
