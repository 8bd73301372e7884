import type { Codec } from '../../driver.ts'

/** What stands between the values of SQLite's storage classes and those of declared types. */

function codec(name: string, source: string, uses: readonly Codec[] = []): Codec {
  return { name, source, uses }
}

export const list = codec(
  'list',
  `function list(values) {
  return values.map(() => "?").join(", ") || "NULL";
}`,
)

export const toText = codec(
  'toText',
  `function toText(value) {
  return value === null ? null : String(value);
}`,
)

export const toInteger = codec(
  'toInteger',
  `function toInteger(value) {
  if (value === null) return null;
  const integer = Number(value);
  if (!Number.isSafeInteger(integer)) throw new RangeError(value + " is not a safe integer");
  return integer;
}`,
)

export const toBigint = codec(
  'toBigint',
  `function toBigint(value) {
  return value === null ? null : BigInt(value);
}`,
)

/** What drivers do with a number differs, what they do with a bigint does not. */
export function fromIntegerOf(comment: string): Codec {
  return codec(
    'fromInteger',
    `// ${comment}
function fromInteger(value) {
  if (value === "") throw new RangeError("an empty string is not an integer");
  return value === null ? null : BigInt(value);
}`,
  )
}

export const toNumber = codec(
  'toNumber',
  `// Where both INTEGER and REAL may be stored.
function toNumber(value) {
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  if (BigInt(number) !== value) throw new RangeError(value + " cannot be a number exactly");
  return number;
}`,
)

export const fromReal = codec(
  'fromReal',
  `// SQLite stores NaN as NULL.
function fromReal(value) {
  if (Number.isNaN(value)) throw new RangeError("NaN cannot be stored");
  return value;
}`,
)

export const fromAny = codec(
  'fromAny',
  `// A whole number is bound as INTEGER, as its literal would be; SQLite stores NaN as NULL.
function fromAny(value) {
  if (Number.isNaN(value)) throw new RangeError("NaN cannot be stored");
  return Number.isSafeInteger(value) ? BigInt(value) : value;
}`,
)

export const toBoolean = codec(
  'toBoolean',
  `function toBoolean(value) {
  return value === null ? null : Number(value) !== 0;
}`,
)

export const fromBoolean = codec(
  'fromBoolean',
  `function fromBoolean(value) {
  return value === null ? null : BigInt(value);
}`,
)

export const toJson = codec(
  'toJson',
  `function toJson(text) {
  return text === null ? null : JSON.parse(text);
}`,
)

export const fromJson = codec(
  'fromJson',
  `function fromJson(value) {
  return value === null ? null : JSON.stringify(value);
}`,
)

export const stringify: Codec = { name: 'JSON.stringify', source: undefined, uses: [] }

export const toDate = codec(
  'toDate',
  String.raw`// Text of the forms YYYY-MM-DD[ HH:MM[:SS[.SSS]][Z|+HH:MM]], also with T; UTC where no zone is given.
function toDate(text) {
  if (text === null) return null;
  const [, day, time = "00:00", zone = "Z"] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/.exec(text) ??
    [];
  const date = new Date(day + "T" + time + zone);
  if (Number.isNaN(date.getTime())) throw new RangeError(text + " is not a date and time");
  return date;
}`,
)

export const fromDate = codec(
  'fromDate',
  String.raw`// The form of CURRENT_TIMESTAMP, in UTC, with milliseconds where there are any.
function fromDate(date) {
  if (date === null) return null;
  const [day, time] = date.toISOString().split("T");
  if (day.length > 10) throw new RangeError("the year of " + day + " does not have four digits");
  return day + " " + time.replace(/(\.000)?Z$/, "");
}`,
)

/** In the order in which a generated file shows them. */
export function codecsWith(fromInteger: Codec): readonly Codec[] {
  return [
    list,
    toText,
    toInteger,
    toBigint,
    fromInteger,
    toNumber,
    fromReal,
    fromAny,
    toBoolean,
    fromBoolean,
    toJson,
    fromJson,
    stringify,
    toDate,
    fromDate,
  ]
}
