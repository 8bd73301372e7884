/**
 * Decimal128 as text and as bytes, exactly: 34 digits and an exponent. The library's own conversion needs the driver,
 * which is not loaded where nothing is asked of a server.
 * https://github.com/mongodb/specifications/blob/master/source/bson-decimal128/decimal128.md
 */
const BIAS = 6176n
const MOST_EXPONENT = 6111
const LEAST_EXPONENT = -6176
const MOST_DIGITS = 34
const LARGEST = 10n ** 34n - 1n

export function decimalText(bytes: Buffer): string {
  const high = bytes.readBigUInt64LE(8)
  const low = bytes.readBigUInt64LE(0)
  const sign = high >> 63n === 1n ? '-' : ''
  const combination = (high >> 58n) & 0x1fn
  if (combination === 0x1fn) return 'NaN'
  if (combination === 0x1en) return `${sign}Infinity`
  const isWide = combination >> 3n === 3n
  const exponent = Number(((high >> (isWide ? 47n : 49n)) & 0x3fffn) - BIAS)
  const coefficient = ((high & 0x1_ffff_ffff_ffffn) << 64n) | low
  // Larger ones, and all in the wide form, stand for zero.
  const digits = isWide || coefficient > LARGEST ? '0' : String(coefficient)
  return sign + written(digits, exponent)
}

function written(digits: string, exponent: number): string {
  const adjusted = exponent + digits.length - 1
  if (exponent > 0 || adjusted < -6) {
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : ''
    return `${digits[0] ?? '0'}${fraction}E${adjusted < 0 ? '' : '+'}${adjusted}`
  }
  if (exponent === 0) return digits
  const padded = digits.padStart(1 - exponent, '0')
  return `${padded.slice(0, exponent)}.${padded.slice(exponent)}`
}

const FORM =
  /^(?<sign>[+-]?)(?:(?<whole>\d*)(?:\.(?<fraction>\d*))?(?:e(?<exponent>[+-]?\d{1,10}))?)$/i
const SPECIAL = /^(?<sign>[+-]?)(?:(?<nan>nan)|inf(?:inity)?)$/i

/** Returns undefined for what is no number, or has more digits than are kept. */
export function decimalBytes(text: string): Buffer | undefined {
  const special = SPECIAL.exec(text)?.groups
  if (special) return special['nan'] ? encoded(0x7cn << 56n) : signed(special['sign'], 0x78n << 56n)
  const { sign, whole = '', fraction = '', exponent = '0' } = FORM.exec(text)?.groups ?? {}
  if (sign === undefined || whole + fraction === '') return undefined
  const scaled = fitted(
    (whole + fraction).replace(/^0+(?=\d)/, ''),
    Number(exponent) - fraction.length,
  )
  if (scaled === undefined) return undefined
  const coefficient = BigInt(scaled.digits)
  const high = ((BigInt(scaled.exponent) + BIAS) << 49n) | (coefficient >> 64n)
  return signed(sign, high, coefficient & 0xffff_ffff_ffff_ffffn)
}

interface Scaled {
  readonly digits: string
  readonly exponent: number
}

/** Zeros at the end may go, or come, where the exponent is out of bounds or there are too many digits. */
function fitted(digits: string, exponent: number): Scaled | undefined {
  if (/^0+$/.test(digits))
    return { digits: '0', exponent: Math.min(MOST_EXPONENT, Math.max(LEAST_EXPONENT, exponent)) }
  const surplus = Math.max(digits.length - MOST_DIGITS, LEAST_EXPONENT - exponent, 0)
  if (surplus > 0) {
    if (!/^0*$/.test(digits.slice(-surplus)) || surplus >= digits.length) return undefined
    return fitted(digits.slice(0, -surplus), exponent + surplus)
  }
  const missing = Math.max(exponent - MOST_EXPONENT, 0)
  if (digits.length + missing > MOST_DIGITS) return undefined
  return { digits: digits + '0'.repeat(missing), exponent: exponent - missing }
}

function signed(sign: string | undefined, high: bigint, low = 0n): Buffer {
  return encoded(sign === '-' ? high | (1n << 63n) : high, low)
}

function encoded(high: bigint, low = 0n): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeBigUInt64LE(low, 0)
  bytes.writeBigUInt64LE(high, 8)
  return bytes
}
