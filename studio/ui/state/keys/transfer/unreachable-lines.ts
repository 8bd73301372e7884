/** How the line ends that names a key out of reach; within a text of a value its quotes are escaped. */
const END = '"unreachable":true}\n'

/** Counts the lines of an export that name a key without its value, as the file comes in. */
export class UnreachableLines {
  private count = 0
  private tail = ''

  get number(): number {
    return this.count
  }

  readonly take = (bytes: Uint8Array): void => {
    const text = this.tail + new TextDecoder('latin1').decode(bytes)
    this.count += text.split(END).length - 1
    this.tail = text.slice(Math.max(0, text.length - END.length + 1))
  }
}
