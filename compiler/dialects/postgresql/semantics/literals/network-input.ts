/** Manual 8.9: `192.168.1.5/24`, `2001:db8::1`; a mask is in range for its family. */
export function readsInet(text: string): boolean {
  return readsAddress(text, 4)
}

/** Octets at the end may be left out; none of the bits behind the mask is set, which is not looked into. */
export function readsCidr(text: string): boolean {
  return readsAddress(text, 1)
}

function readsAddress(text: string, leastOctets: number): boolean {
  const [address = '', mask, ...rest] = text.split('/')
  if (rest.length > 0) return false
  if (isV4(address, leastOctets)) return isMask(mask, 32)
  return isV6(address) && isMask(mask, 128)
}

/** Digits in pairs, with or without one kind of separator: `08:00:2b:01:02:03`, `08002b-010203`. */
export function readsMacaddr(bytes: 6 | 8): (text: string) => boolean {
  return (text) => {
    const separators = new Set(text.replaceAll(/[\da-f]/giu, ''))
    if (separators.size > 1 || [...separators].some((each) => !':-.'.includes(each))) return false
    const digits = text.replaceAll(/[:.-]/gu, '')
    const lengths = bytes === 6 ? [12] : [12, 16]
    return /^[\da-f]+$/iu.test(digits) && lengths.includes(digits.length)
  }
}

function isV4(address: string, least: number): boolean {
  const octets = address.split('.')
  if (octets.length < least || octets.length > 4) return false
  return octets.every((octet) => /^\d{1,3}$/u.test(octet) && Number(octet) < 256)
}

/** Groups of four hexadecimal digits, one run of zeros left out, the last two written as IPv4. */
function isV6(address: string): boolean {
  if (!address.includes(':') || /:::|::.*::/u.test(address)) return false
  const groups = address.split(':').filter((group) => group !== '')
  const isGroup = (group: string, index: number) =>
    /^[\da-f]{1,4}$/iu.test(group) || (index === groups.length - 1 && isV4(group, 4))
  return groups.length <= 8 && groups.every(isGroup)
}

function isMask(mask: string | undefined, bits: number): boolean {
  return mask === undefined || (/^\d{1,3}$/u.test(mask) && Number(mask) <= bits)
}
