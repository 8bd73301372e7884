import type { CellRandom } from '../cell-random.ts'
import { uuidOf } from '../values/plain-generators.ts'
import { DAY, timestampShape } from '../values/scaled-shapes.ts'
import { cut, ended, type TextMaker } from './text-maker.ts'
import { capitalized, sentence, twoWords, words } from './words.ts'

type Make = (random: CellRandom) => string

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()

const firstNames = words.firstName.map(plain)
const lastNames = words.lastName.map(plain)
const of = (list: readonly string[]) => (random: CellRandom) =>
  list[random.below(list.length)] ?? ''
const account: Make = (random) => `${of(firstNames)(random)}.${of(lastNames)(random)}`
const slug: Make = (random) => `${random.pick(words.adjective)}-${random.pick(words.noun)}`
const simpleSlug: Make = (random) => plainSlug(slug(random))
const plainSlug = (text: string) => text.toLowerCase().replaceAll(/[^a-z-]/g, '')

/** Domains that are nobody's (RFC 2606). */
const DOMAINS = ['example.com', 'example.org', 'example.net'] as const

/** The shortest address is one letter before the domain. */
const email: TextMaker = (random, { suffix, length }) => {
  const name = account(random)
  const end = `${suffix}@${random.pick(DOMAINS)}`
  const room = length - end.length
  if (room < 1) return ended(account, '')(random, { suffix, length })
  return (name.length <= room ? name : cut(name, room).replace(/\.$/, '')) + end
}

const url: TextMaker = (random, { suffix, length }) => {
  const host = `https://${random.pick(DOMAINS)}/`
  const room = length - host.length
  if (room < suffix.length + 2) return ended(simpleSlug, '-')(random, { suffix, length })
  return host + ended(simpleSlug, '-')(random, { suffix, length: room })
}

const digits = (random: CellRandom, count: number) => {
  let text = ''
  for (let i = 0; i < count; i += 1) text += random.below(10)
  return text
}

/** The numbers 555-0100 to 555-0199 are nobody's; there are too few of them. */
const phone: TextMaker = (random, { suffix, length }) => {
  const number = suffix === '' ? digits(random, 7) : suffix.padStart(7, '0')
  const text = `+1555${number}`
  if (text.length <= length) return text
  return number.length <= length ? number : suffix || cut(text, length)
}

const code: TextMaker = (random, { suffix, length }) => {
  const letters = Array.from({ length: 3 }, () => String.fromCharCode(65 + random.below(26))).join(
    '',
  )
  const number = suffix === '' ? digits(random, 5) : suffix.padStart(5, '0')
  const text = `${letters}-${number}`
  if (text.length <= length) return text
  return suffix === '' ? cut(`${letters}${number}`, length) : suffix
}

const hex =
  (count: number): TextMaker =>
  (random, { suffix, length }) => {
    let text = ''
    while (text.length < count) text += random.word().toString(16).padStart(8, '0')
    // The letter keeps the digits of the hash and those of the suffix apart.
    const end = suffix === '' ? '' : `x${suffix}`
    return suffix.length >= length
      ? suffix
      : text.slice(0, Math.max(0, Math.min(count, length) - end.length)) + end
  }

/** Twenty years from 2006 on. */
const FIRST_MOMENT = 13_149 * DAY
const MOMENTS = 7300 * DAY
const { format } = timestampShape()

const moment: Make = (random) => String(format(FIRST_MOMENT + random.below(MOMENTS)))

/** A text that is no longer than a key of another kind holds its number alone. */
const UUID = 36
const uuid: TextMaker = (random, wish) => {
  if (wish.length < UUID) return code(random, wish)
  return uuidOf(wish.suffix === '' ? random.word() : Number(wish.suffix) >>> 0, random)
}

const joined =
  (make: Make, separator: string): TextMaker =>
  (random, wish) =>
    ended(make, separator)(random, wish)

const COUNTRY_CODES =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW'.split(
    ' ',
  )

const STATES = ['active', 'pending', 'done', 'open', 'closed', 'new'] as const
const GENDERS = ['female', 'male', 'other'] as const
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Africa/Lagos', 'UTC'] as const
const LOCALES = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'pt-BR'] as const
const TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'text/csv'] as const
const AGENTS = ['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla/5.0 (Macintosh)', 'curl/8.5.0'] as const

const companyName: Make = (random) =>
  `${random.pick(words.lastName)} ${random.pick(words.companyEnd)}`
const productName: Make = (random) =>
  `${random.pick(words.productAdjective)} ${random.pick(words.productMaterial)} ${random.pick(words.product)}`

/** What a text can be of. */
export const makers = {
  firstName: joined((random) => random.pick(words.firstName), ' '),
  lastName: joined((random) => random.pick(words.lastName), ' '),
  fullName: joined(
    (random) => `${random.pick(words.firstName)} ${random.pick(words.lastName)}`,
    ' ',
  ),
  userName: joined(account, ''),
  email,
  phone,
  url,
  image: url,
  slug: joined(simpleSlug, '-'),
  company: joined(companyName, ' '),
  catchPhrase: joined(
    (random) =>
      `${random.pick(words.companyAdjective)} ${random.pick(words.companyDescriptor)} ${random.pick(words.companyNoun)}`,
    ' ',
  ),
  job: joined(
    (random) =>
      `${random.pick(words.jobDescriptor)} ${random.pick(words.jobArea)} ${random.pick(words.jobType)}`,
    ' ',
  ),
  department: joined((random) => random.pick(words.department), ' '),
  product: joined(productName, ' '),
  street: joined((random) => `${1 + random.below(9999)} ${random.pick(words.street)}`, ' '),
  city: joined((random) => random.pick(words.city), ' '),
  state: joined((random) => random.pick(words.state), ' '),
  stateCode: joined((random) => random.pick(words.stateCode), ''),
  country: joined((random) => random.pick(words.country), ' '),
  countryCode: joined(of(COUNTRY_CODES), ''),
  postcode: joined((random) => digits(random, 5), '-'),
  language: joined((random) => random.pick(words.language), ' '),
  languageCode: joined((random) => random.pick(words.languageCode), ''),
  locale: joined((random) => random.pick(LOCALES), '-'),
  timeZone: joined((random) => random.pick(ZONES), '/'),
  currency: joined((random) => random.pick(words.currency), ' '),
  currencyCode: joined((random) => random.pick(words.currencyCode), ''),
  color: joined((random) => random.pick(words.color), ' '),
  hexColor: hex(6),
  bookTitle: joined((random) => random.pick(words.bookTitle), ' '),
  bookGenre: joined((random) => random.pick(words.bookGenre), ' '),
  publisher: joined((random) => random.pick(words.publisher), ' '),
  album: joined((random) => random.pick(words.album), ' '),
  artist: joined((random) => random.pick(words.artist), ' '),
  song: joined((random) => random.pick(words.song), ' '),
  musicGenre: joined((random) => random.pick(words.musicGenre), ' '),
  dish: joined((random) => random.pick(words.dish), ' '),
  ingredient: joined((random) => random.pick(words.ingredient), ' '),
  animal: joined((random) => random.pick(words.animal), ' '),
  airport: joined((random) => random.pick(words.airport), ' '),
  airportCode: joined((random) => random.pick(words.airportCode), ''),
  title: joined(twoWords, ' '),
  word: joined((random) => random.pick(words.noun), ' '),
  capital: joined((random) => capitalized(random.pick(words.noun)), ' '),
  sentence: joined(sentence, ' '),
  paragraph: joined((random) => `${sentence(random)} ${sentence(random)} ${sentence(random)}`, ' '),
  status: joined((random) => random.pick(STATES), ' '),
  gender: joined((random) => random.pick(GENDERS), ' '),
  mimeType: joined((random) => random.pick(TYPES), '-'),
  userAgent: joined((random) => random.pick(AGENTS), ' '),
  fileName: joined((random) => `${simpleSlug(random)}.pdf`, ' '),
  ip: joined((random) => `192.0.${1 + random.below(2)}.${1 + random.below(254)}`, ' '),
  host: joined((random) => `${simpleSlug(random)}.example.com`, '-'),
  version: joined((random) => `${random.below(5)}.${random.below(20)}.${random.below(10)}`, '-'),
  isbn: joined((random) => `978${digits(random, 10)}`, '-'),
  iban: joined((random) => `DE${digits(random, 20)}`, '-'),
  uuid,
  moment: joined(moment, ' #'),
  date: joined((random) => moment(random).slice(0, 10), ' #'),
  time: joined((random) => moment(random).slice(11), ' #'),
  code,
  digest: hex(64),
  token: hex(40),
} as const satisfies Record<string, TextMaker>

export type MakerName = keyof typeof makers
