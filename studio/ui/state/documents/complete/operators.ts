/** An operator of MongoDB with what it does, in a few words. */
export interface Operator {
  readonly name: string
  readonly detail: string
}

function table(text: string): readonly Operator[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...detail] = line.trim().split(' ')
      return { name, detail: detail.join(' ') }
    })
}

/** What stands beside fields in a filter. */
export const LOGICAL = table(`
  $and all of these
  $or one of these
  $nor none of these
  $expr an expression is true
  $text words of the text index
  $jsonSchema the document fits a schema
  $comment a note for the log
`)

/** What a field is compared with. */
export const COMPARISONS = table(`
  $eq equals
  $ne is not
  $gt is greater
  $gte is greater or equal
  $lt is less
  $lte is less or equal
  $in is one of
  $nin is none of
  $not the condition does not hold
  $exists the field is there
  $type has a type
  $regex matches a pattern
  $options of a pattern
  $elemMatch one item matches
  $all holds all items
  $size has so many items
  $mod has a remainder
  $bitsAllSet has these bits
  $bitsAnySet has one of these bits
  $geoWithin lies within
  $geoIntersects crosses
  $near lies near
`)

export const ACCUMULATORS = table(`
  $sum adds up
  $avg average
  $min least
  $max greatest
  $first first value
  $last last value
  $push all values
  $addToSet all different values
  $count number of documents
  $top first by an order
  $bottom last by an order
  $firstN first values
  $lastN last values
  $maxN greatest values
  $minN least values
  $stdDevPop standard deviation
  $mergeObjects one object of all
`)

export const EXPRESSIONS = table(`
  $abs without its sign
  $add adds
  $subtract takes away
  $multiply multiplies
  $divide divides
  $mod remainder
  $round rounds
  $floor rounds down
  $ceil rounds up
  $concat joins texts
  $substrCP part of a text
  $toLower small letters
  $toUpper capital letters
  $trim without spaces at the ends
  $split parts of a text
  $strLenCP length of a text
  $regexMatch matches a pattern
  $replaceAll replaces texts
  $cond if, then, else
  $ifNull instead of null
  $switch first case that holds
  $eq equals
  $ne is not
  $gt is greater
  $gte is greater or equal
  $lt is less
  $lte is less or equal
  $and all of these
  $or one of these
  $not is false
  $in is one of
  $dateTrunc begin of a day, month, …
  $dateToString a date as text
  $dateAdd a later date
  $dateDiff time between dates
  $year year of a date
  $month month of a date
  $dayOfMonth day of a date
  $map each item changed
  $filter items that fit
  $reduce one value of all items
  $size number of items
  $slice part of an array
  $arrayElemAt item at a place
  $concatArrays joins arrays
  $arrayToObject an object of pairs
  $objectToArray pairs of an object
  $mergeObjects one object of all
  $getField value of a field
  $type name of the type
  $toString as text
  $toInt as a whole number
  $toDouble as a number
  $toDate as a date
  $toObjectId as an ObjectId
  $literal taken as it is
`)

/** Names that stand for a value within an expression. */
export const VARIABLES = table(`
  $$ROOT the document
  $$CURRENT where the path begins
  $$NOW the time of the query
  $$REMOVE leaves the field out
`)

export const VALUES = table(`
  true boolean
  false boolean
  null null
  ObjectId('') identifier
  ISODate('') date
  NumberLong('') 64-bit integer
  NumberDecimal('') decimal number
  UUID('') UUID
`)
