/** So many wrong tokens within a second are a person who mistypes; more are a program that guesses. */
const MOST_A_SECOND = 10

/** Counts wrong tokens, so that guessing is slowed. Right ones are never counted. */
export class Guessing {
  private second = 0
  private wrong = 0

  /** Counts one more; whether there have been too many within this second. `now` is in milliseconds. */
  isTooFast(now: number): boolean {
    const second = Math.floor(now / 1000)
    if (second !== this.second) {
      this.second = second
      this.wrong = 0
    }
    this.wrong += 1
    return this.wrong > MOST_A_SECOND
  }
}
