// Written by `npm run generate:runtime` from ../runtime/plain-time.ts.

import type { RuntimePart } from '../runtime-part.ts'

const separates: RuntimePart = {
  name: 'separates',
  text: `function separates(text) {
  return (
    text[4] === "-" &&
    text[7] === "-" &&
    (text[10] === " " || text[10] === "T") &&
    text[13] === ":" &&
    text[16] === ":" &&
    (text.length === 19 || text[19] === ".")
  );
}`,
  uses: [],
}

const twoDigits: RuntimePart = {
  name: 'twoDigits',
  text: `function twoDigits(text, at) {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? 10 * tens + ones : Number.NaN;
}`,
  uses: [],
}

export const plainTime: RuntimePart = {
  name: 'plainTime',
  text: `// Milliseconds of YYYY-MM-DD HH:MM:SS[.SSS[SSS]] as UTC; NaN for any other text.
function plainTime(text) {
  const { length } = text;
  if (length !== 19 && length !== 23 && length !== 26) return Number.NaN;
  const year = 100 * twoDigits(text, 0) + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const hours = twoDigits(text, 11);
  const minutes = twoDigits(text, 14);
  const seconds = twoDigits(text, 17);
  const fraction = length === 19 ? 0 : 10 * twoDigits(text, 20) + (twoDigits(text, 21) % 10);
  // Date takes whole milliseconds, but the other digits must be digits.
  const rest = length === 26 ? twoDigits(text, 23) + twoDigits(text, 24) : 0;
  const isPlain =
    separates(text) &&
    // Date.UTC takes 0 to 99 for 1900 to 1999, and goes on counting where a month or a day ends.
    year >= 100 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= 31 &&
    hours < 24 &&
    minutes < 60 &&
    seconds < 60 &&
    rest >= 0;
  if (!isPlain) return Number.NaN;
  return Date.UTC(year, month - 1, day, hours, minutes, seconds, fraction);
}`,
  uses: [twoDigits, separates],
}

/** In the order in which a generated file shows them. */
export const plainTimeParts: readonly RuntimePart[] = [plainTime, separates, twoDigits]
