const INTEGERS = ['0', '7', '-1']
const TEXTS = [
  "''",
  "'it''s  '",
  "_utf8mb4 x'F09F9880'",
  'char(1, 9, 10, 13, 27, 127 using utf8mb4)',
  "'007'",
  String.raw`'\\'`,
]
const BYTES = ["''", "x'00FF'", "x'0A0D1B'"]

/** Values as SQL, by the type of a column. What a column does not take is left out. */
export const samples: Readonly<Record<string, readonly string[]>> = {
  tinyint: [...INTEGERS, '127', '-128'],
  smallint: [...INTEGERS, '32767', '-32768', '65535'],
  int: [...INTEGERS, '2147483647', '-2147483648'],
  bigint: [...INTEGERS, '9223372036854775807', '18446744073709551615'],
  varchar: [...TEXTS, "repeat('y', 20)", "repeat('y', 300)"],
  char: ["''", "'abc'", "'a'"],
  text: [...TEXTS, "repeat('y', 60000)"],
  mediumtext: [...TEXTS, "repeat('y', 1000000)"],
  enum: ["'a'", "'b'"],
  set: ["''", "'x,y'", "'it''s'"],
  date: ["'1000-01-01'", "'9999-12-31'", "'2020-02-29'"],
  datetime: ["'1000-01-01 00:00:00'", "'9999-12-31 23:59:59.999'"],
  timestamp: ["'1970-01-02 00:00:01'", "'2038-01-18 03:14:07'"],
  year: ['1901', '2155', '0'],
  time: ["'-838:59:59'", "'838:59:59'", "'00:00:00.99'"],
  decimal: ['0', '99999999.99', '-99999999.99', '999999'],
  double: ['1.7976931348623157e308', '-0e0', '4.9e-324', '0.1'],
  float: ['3.4e38', '-0e0', '0.5'],
  bit: ["b'0'", "b'111'"],
  json: [`'{"n": 1, "x": [null, "\u{1f600}"]}'`, "'null'", `'""'`],
  longtext: [`'{"n": 1}'`, "'null'"],
  blob: [...BYTES, "repeat(x'00', 60000)"],
  varbinary: BYTES,
  binary: ["'x'", "x'00FF'"],
  point: ['point(1, -0e0)', 'point(1e300, 4.9e-324)'],
}
