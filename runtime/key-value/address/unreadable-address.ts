/** An address that nobody can read; the message says what is wrong and holds nothing of the address. */
export class UnreadableAddress extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'UnreadableAddress'
  }
}
