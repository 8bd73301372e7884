/** Reads a file piece by piece, as text; what the server has not taken yet stays. */
export class FileParts {
  readonly #file: Blob
  readonly #decoder: TextDecoder
  readonly #partBytes: number
  #place = 0
  #rest = ''

  constructor(file: Blob, encoding: string, partBytes = PART) {
    this.#file = file
    this.#partBytes = partBytes
    this.#decoder = new TextDecoder(encoding, { fatal: true })
  }

  /** How much of the file has been read. */
  bytesRead(): number {
    return this.#place
  }

  /** What has been read and not been taken, with the next piece behind it; `more`: the file goes on. */
  async next(): Promise<{ readonly text: string; readonly more: boolean }> {
    const end = Math.min(this.#file.size, this.#place + this.#partBytes)
    const bytes = await this.#file.slice(this.#place, end).arrayBuffer()
    const more = end < this.#file.size
    try {
      this.#rest += this.#decoder.decode(bytes, { stream: more })
    } catch (cause) {
      throw new Error(WRONG_ENCODING, { cause })
    }
    this.#place = end
    return { text: this.#rest, more }
  }

  /** So many bytes, as UTF-8, of the text are done with. Throws where a row has no end. */
  take(consumed: number): void {
    this.#rest = consumed === 0 ? this.#rest : behind(this.#rest, consumed)
    if (this.#rest.length > MOST_KEPT) throw new Error(NO_END)
  }
}

/** Well below the 10 MB of a request, even where JSON writes signs with two. */
const PART = 1024 * 1024
const MOST_KEPT = 3 * PART

const WRONG_ENCODING =
  'The file is not written in this encoding. Choose another one, or save it as UTF-8.'
const NO_END =
  'A row of the file has no end: a quote is opened and not closed, or the delimiter is another one.'

function behind(text: string, consumed: number): string {
  const bytes = new TextEncoder().encode(text)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(consumed))
}

/** Why a file cannot be imported whatever its rows are; undefined for a text. */
export async function refusedFile(file: Blob): Promise<string | undefined> {
  if (file.size === 0) return 'The file is empty.'
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const starts = (...signs: readonly number[]) => signs.every((sign, at) => head[at] === sign)
  const isZip = starts(0x50, 0x4b, 3, 4) || starts(0x50, 0x4b, 5, 6)
  const isOldWorkbook = starts(0xd0, 0xcf, 0x11, 0xe0)
  if (isZip || isOldWorkbook) return WORKBOOK
  return starts(0x1f, 0x8b)
    ? 'The file is packed. Unpack it, and import the file inside.'
    : undefined
}

const WORKBOOK =
  'This is a workbook or a packed file. Save the sheet as CSV in its program, and import that.'

/** The encoding that the first bytes tell; UTF-8 where they tell none. */
export async function foundEncoding(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
