import { type MakerName, makers } from './makers.ts'
import type { TextMaker } from './text-maker.ts'

interface NameRule {
  /** Of the words of the column, in small letters with blanks between them. */
  readonly column: RegExp
  /** Of those of the table, in the singular as well as in the plural. */
  readonly table?: RegExp
  readonly maker: MakerName
}

const PEOPLE =
  /\b(?:user|customer|person|people|employee|author|member|student|teacher|patient|contact|staff|actor|artist|driver|guest|client|player|friend|profile|account)s?\b/
const NAMED = /^(?:name|title|label|display name)$/

/** The first rule that fits decides. */
const rules: readonly NameRule[] = [
  { column: /\b(?:uuid|guid)\b|^id$/, maker: 'uuid' },
  { column: /\b(?:at|timestamp|date ?time|modified|created|updated)$/, maker: 'moment' },
  { column: /\b(?:date|birthday|dob|day|on)$/, maker: 'date' },
  { column: /\btime$/, maker: 'time' },
  { column: /\be ?mail\b/, maker: 'email' },
  { column: /\b(?:first|given|middle|fore) ?name\b|^fname$/, maker: 'firstName' },
  { column: /\b(?:last|family|sur) ?name\b|^lname$/, maker: 'lastName' },
  { column: /\b(?:full|contact|customer|employee|author|recipient) name\b/, maker: 'fullName' },
  { column: /\buser ?name\b|^(?:login|nick ?name|handle|screen name)$/, maker: 'userName' },
  { column: /\b(?:phone|mobile|fax|telephone|tel)\b/, maker: 'phone' },
  { column: /\b(?:avatar|image|photo|picture|thumbnail|logo|icon)\b/, maker: 'image' },
  { column: /\b(?:url|uri|website|homepage|link|href)\b/, maker: 'url' },
  { column: /\bslug\b|^permalink$/, maker: 'slug' },
  { column: /\bcountry code\b|^iso(?: code)?$/, maker: 'countryCode' },
  { column: /\b(?:country|nationality)\b/, maker: 'country' },
  { column: /\bstate (?:code|abbr)/, maker: 'stateCode' },
  { column: /\b(?:province|region)\b/, maker: 'state' },
  { column: /\b(?:zip|post(?:al)?)(?: ?code)?\b/, maker: 'postcode' },
  { column: /\b(?:city|town)\b/, maker: 'city' },
  { column: /\b(?:street|address)(?: line)?\b|^(?:line|address) ?\d$/, maker: 'street' },
  {
    column: /\b(?:company|organi[sz]ation|employer|vendor|supplier|manufacturer|brand)\b/,
    maker: 'company',
  },
  { column: /\b(?:job|position|profession|occupation)\b/, maker: 'job' },
  { column: /\bdepartment\b/, maker: 'department' },
  { column: /\blanguage code\b|^lang$/, maker: 'languageCode' },
  { column: /\blocale\b/, maker: 'locale' },
  { column: /\blanguage\b/, maker: 'language' },
  { column: /\btime ?zone\b|^tz$/, maker: 'timeZone' },
  { column: /\bcurrency(?: code)?\b/, maker: 'currencyCode' },
  { column: /\b(?:hex color|color code|colour code)\b/, maker: 'hexColor' },
  { column: /\bcolou?r\b/, maker: 'color' },
  { column: /\bisbn\b/, maker: 'isbn' },
  { column: /\biban\b/, maker: 'iban' },
  { column: /\b(?:gender|sex)\b/, maker: 'gender' },
  { column: /\b(?:mime|media|content) type\b/, maker: 'mimeType' },
  { column: /\buser agent\b/, maker: 'userAgent' },
  { column: /\bfile ?name\b|^path$/, maker: 'fileName' },
  { column: /\bip\b|\bip ?address\b/, maker: 'ip' },
  { column: /\b(?:host|domain)(?: ?name)?\b/, maker: 'host' },
  { column: /\bversion\b/, maker: 'version' },
  { column: /\b(?:hash|digest|checksum|password|fingerprint)\b/, maker: 'digest' },
  { column: /\b(?:token|secret|api key|session)\b/, maker: 'token' },
  { column: /\b(?:status|state|stage|phase)\b/, maker: 'status' },
  { column: /\b(?:sku|code|number|no|reference|ref|serial|barcode|ean)\b/, maker: 'code' },
  {
    column: /\b(?:description|summary|bio|biography|about|body|content|text|message)\b/,
    maker: 'paragraph',
  },
  {
    column: /\b(?:comment|note|notes|remark|remarks|reason|caption|subject|headline|review)\b/,
    maker: 'sentence',
  },
  { column: /\bpublisher\b/, maker: 'publisher' },
  { column: /\bartist\b|\bcomposer\b/, maker: 'artist' },
  {
    column: /\bauthor\b|\b(?:created|updated|approved) by\b|\b(?:owner|manager)\b/,
    maker: 'fullName',
  },
  { column: /\b(?:product|item)(?: name)?\b/, maker: 'product' },
  { column: NAMED, table: /\bbooks?\b/, maker: 'bookTitle' },
  { column: NAMED, table: /\balbums?\b/, maker: 'album' },
  { column: NAMED, table: /\bartists?\b/, maker: 'artist' },
  { column: NAMED, table: /\b(?:track|song)s?\b/, maker: 'song' },
  { column: NAMED, table: /\bpublishers?\b/, maker: 'publisher' },
  { column: NAMED, table: /\bgenres?\b/, maker: 'bookGenre' },
  { column: NAMED, table: /\b(?:cit(?:y|ies)|towns?)\b/, maker: 'city' },
  { column: NAMED, table: /\bcountr(?:y|ies)\b/, maker: 'country' },
  { column: NAMED, table: /\b(?:state|region|province)s?\b/, maker: 'state' },
  { column: NAMED, table: /\blanguages?\b/, maker: 'language' },
  { column: NAMED, table: /\bcurrenc(?:y|ies)\b/, maker: 'currency' },
  { column: NAMED, table: /\bairports?\b/, maker: 'airport' },
  { column: NAMED, table: /\bdepartments?\b/, maker: 'department' },
  { column: NAMED, table: /\b(?:dish|dishes|recipes?|meals?)\b/, maker: 'dish' },
  { column: NAMED, table: /\bingredients?\b/, maker: 'ingredient' },
  { column: NAMED, table: /\b(?:animal|pet)s?\b/, maker: 'animal' },
  { column: NAMED, table: /\bcolou?rs?\b/, maker: 'color' },
  {
    column: NAMED,
    table: /\b(?:compan(?:y|ies)|organi[sz]ations?|suppliers?|vendors?|brands?|tenants?)\b/,
    maker: 'company',
  },
  { column: NAMED, table: /\b(?:product|item|article|good)s?\b/, maker: 'product' },
  { column: /^name$/, table: PEOPLE, maker: 'fullName' },
  {
    column: NAMED,
    table: /\b(?:categor(?:y|ies)|tags?|topics?|kinds?|types?|groups?|roles?)\b/,
    maker: 'capital',
  },
  { column: /\bgenre\b/, maker: 'musicGenre' },
  { column: /\b(?:tag|category|kind|type|role|group|label|topic|keyword)s?\b/, maker: 'word' },
  { column: /\b(?:name|title)\b/, maker: 'title' },
]

/** Whoever has a name that says nothing is a few words. */
const STANDARD: MakerName = 'title'

/** What the texts of a column are, by its name and by that of its table. */
export function makerByName(table: string, column: string): TextMaker {
  const [inTable, inColumn] = [wordsOf(table), wordsOf(column)]
  const rule = rules.find(
    (each) => each.column.test(inColumn) && (each.table?.test(inTable) ?? true),
  )
  return makers[rule?.maker ?? STANDARD]
}

/** `firstName`, `first_name` and `FIRST-NAME` are the words `first name`. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()
}
