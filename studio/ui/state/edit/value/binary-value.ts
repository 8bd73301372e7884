export interface HexLine {
  /** `00000010` */
  readonly place: string
  readonly hex: string
  readonly text: string
}

const PER_LINE = 16

/** Bytes as a hex viewer lists them. */
export function hexLines(bytes: Uint8Array, from: number, count: number): readonly HexLine[] {
  return Array.from({ length: count }, (_, line) => {
    const start = (from + line) * PER_LINE
    const part = [...bytes.subarray(start, start + PER_LINE)]
    return {
      place: start.toString(16).padStart(8, '0'),
      hex: part.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
      text: part
        .map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '·'))
        .join(''),
    }
  })
}

export function hexLineCount(bytes: Uint8Array): number {
  return Math.ceil(bytes.length / PER_LINE)
}

export function hexText(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Undefined for what is no whole number of bytes in hexadecimal. */
export function readHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  const digits = text.replace(/^\s*(?:\\x|0x)/i, '').replaceAll(/\s/g, '')
  if (digits.length % 2 === 1 || !/^[0-9a-f]*$/i.test(digits)) return undefined
  return Uint8Array.from({ length: digits.length / 2 }, (_, place) =>
    Number.parseInt(digits.slice(place * 2, place * 2 + 2), 16),
  )
}

export function toBase64(bytes: Uint8Array): string {
  const CHUNK = 0x80_00
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(text)
}

/** The images that a browser draws and in which nothing can run, by their first bytes. */
const IMAGES: readonly {
  readonly type: string
  readonly label: string
  readonly begins: RegExp
}[] = [
  { type: 'image/png', label: 'PNG', begins: /^89504e470d0a1a0a/ },
  { type: 'image/jpeg', label: 'JPEG', begins: /^ffd8ff/ },
  { type: 'image/gif', label: 'GIF', begins: /^47494638(?:37|39)61/ },
  { type: 'image/webp', label: 'WebP', begins: /^52494646.{8}57454250/ },
  { type: 'image/bmp', label: 'BMP', begins: /^424d.{16}/ },
  { type: 'image/avif', label: 'AVIF', begins: /^.{8}6674797061766966/ },
]

/** SVG and HTML are none: they could run scripts, and are never rendered. */
export function imageType(
  bytes: Uint8Array,
): { readonly type: string; readonly label: string } | undefined {
  const head = hexText(bytes.subarray(0, 16))
  return IMAGES.find(({ begins }) => begins.test(head))
}
