const pieces =
  `select from where ( ) [ ] { } , ; . : :: := => -> ->> ' " \` $$ $a$ $1 ? ?1 @a @@b :c -- # /* */ /*! \\
  e' x'0 b'1 u&' u&" n' 1 1. .5 1e 1e5 0x 1_0 1a a a.b "c" 'd' null not in like between and or is case when then end
  create table insert into values update set delete with as union group by order limit begin trigger function || && <> !=
  \ud800 \udc00 \0 \ufeff é \u2028 \r \n + - * / % ^ & | ~ < > = !`
    .split(/ +|\n +/)
    .flatMap((piece) => [piece, `${piece} `])

/** Half of them random characters, half random pieces of SQL; the same ones each time. */
export function randomTexts(count: number): readonly string[] {
  const random = generator(20_26)
  return Array.from({ length: count }, (_, i) => {
    const length = 1 + random(60)
    const piece = i % 2 === 0 ? () => pieces[random(pieces.length)] : () => character(random)
    return Array.from({ length }, piece).join('')
  })
}

/** Mostly of Latin 1, some of all UTF-16 units. */
function character(random: (below: number) => number): string {
  return String.fromCharCode(random(random(8) === 0 ? 65_536 : 256))
}

/** Whole numbers below a limit: Lehmer's generator. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
