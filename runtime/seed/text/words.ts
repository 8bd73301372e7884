import { en } from '@faker-js/faker'
import { bug } from '../../../compiler/diagnostics/bug.ts'
import type { CellRandom } from '../cell-random.ts'

type List = readonly [string, ...string[]]

/** The lists of faker's English locale. They are picked from directly: its own functions take ten times as long. */
export const words = {
  firstName: listOf(en.person?.first_name),
  lastName: listOf(en.person?.last_name),
  jobDescriptor: listOf(en.person?.job_descriptor),
  jobArea: listOf(en.person?.job_area),
  jobType: listOf(en.person?.job_type),
  city: listOf(en.location?.city_name),
  country: listOf(en.location?.country),
  state: listOf(en.location?.state),
  stateCode: listOf(en.location?.state_abbr),
  street: listOf(en.location?.street_name),
  language: listOf(en.location?.language?.map(({ name }) => name)),
  languageCode: listOf(en.location?.language?.map(({ alpha2 }) => alpha2)),
  currency: listOf(en.finance?.currency?.map(({ name }) => name)),
  currencyCode: listOf(en.finance?.currency?.map(({ code }) => code)),
  companyNoun: listOf(en.company?.noun),
  companyAdjective: listOf(en.company?.adjective),
  companyDescriptor: listOf(en.company?.descriptor),
  companyEnd: listOf(en.company?.legal_entity_type),
  department: listOf(en.commerce?.department),
  productAdjective: listOf(en.commerce?.product_name?.adjective),
  productMaterial: listOf(en.commerce?.product_name?.material),
  product: listOf(en.commerce?.product_name?.product),
  bookTitle: listOf(en.book?.title),
  bookGenre: listOf(en.book?.genre),
  publisher: listOf(en.book?.publisher),
  album: listOf(en.music?.album),
  artist: listOf(en.music?.artist),
  song: listOf(en.music?.song_name),
  musicGenre: listOf(en.music?.genre),
  dish: listOf(en.food?.dish),
  ingredient: listOf(en.food?.ingredient),
  color: listOf(en.color?.human),
  animal: listOf(en.animal?.type),
  airport: listOf(en.airline?.airport?.map(({ name }) => name)),
  airportCode: listOf(en.airline?.airport?.map(({ iataCode }) => iataCode)),
  adjective: listOf(en.word?.adjective),
  noun: listOf(en.word?.noun),
  verb: listOf(en.word?.verb),
} as const

/** All texts of a list, or of an object of lists, in an order that no version of faker's own order changes. */
function listOf(data: unknown): List {
  const found: string[] = []
  const read = (value: unknown): void => {
    if (typeof value === 'string') found.push(value)
    else if (Array.isArray(value)) for (const each of value) read(each)
    else if (typeof value === 'object' && value !== null) read(Object.values(value))
  }
  read(data)
  const [first, ...others] = [...new Set(found)].sort()
  return first === undefined ? bug('a list of words is empty') : [first, ...others]
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `An able lamp visits the early harbor.` */
export function sentence(random: CellRandom): string {
  const subject = `${random.pick(words.adjective)} ${random.pick(words.noun)}`
  return `${capitalized(subject)} ${random.pick(words.verb)} the ${random.pick(words.adjective)} ${random.pick(words.noun)}.`
}

/** Two words, as of a title. */
export function twoWords(random: CellRandom): string {
  return `${capitalized(random.pick(words.adjective))} ${capitalized(random.pick(words.noun))}`
}
