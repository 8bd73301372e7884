/** A part of the studio that is not there yet, whose tests come with it. */
type LaterPart = 'documents'

export interface Requirement {
  readonly title: string
  readonly later?: LaterPart
}

const later = (part: LaterPart, title: string): Requirement => ({ title, later: part })
const now = (title: string): Requirement => ({ title })

/**
 * What the studio must withstand, by number. A test claims numbers at the end of its name,
 * `(security 10, 19)`, and `coverage.test.ts` fails for a number that no test claims.
 */
export const requirements: Readonly<Record<number, Requirement>> = {
  1: now('without options it listens on 127.0.0.1 and nowhere else'),
  2: now('it refuses to start on another address without a token'),
  3: now('every spelling of a loopback address is one, and is judged after it is normalised'),
  4: now('localhost that leads to another machine is refused'),
  5: now('a foreign, empty or disguised Host gets nothing, neither data nor pages'),
  6: now('two Host headers are refused'),
  7: now('a target that names another authority is refused'),
  8: now('headers of proxies are not believed'),
  9: now('a malformed Host or Origin breaks nothing'),
  10: now('a name that is rebound to this machine can neither read nor write'),
  11: now('Host may be an address that is bound, or the name given by --host'),
  12: now('a foreign Origin is refused and told nothing'),
  13: now('an Origin on this machine is answered by its own name, never by a wildcard'),
  14: now('the preflight of a foreign page is told nothing'),
  15: now('private network access is never allowed'),
  16: now('Fetch Metadata of another site closes the API, and leaves navigation open'),
  17: now('nothing changes by GET or HEAD'),
  18: now('a body that is not JSON is refused'),
  19: now('a form of another page changes nothing'),
  20: now('a script element of another page cannot read answers'),
  21: now('everything but the one right token is refused, with one and the same answer'),
  22: now('tokens are compared in the same time, whatever their length'),
  23: now('every route of the API asks for the token'),
  24: now('a token in the query or a cookie is none'),
  25: now('the page takes the token from the fragment, and hides it'),
  26: now('an empty token is refused at the start'),
  27: now('neither token nor password appears in anything that is printed or sent'),
  28: now('guessing tokens is slowed down'),
  29: now('the page has a strict policy of its content, and keeps it'),
  30: now('the page cannot be framed'),
  31: now('names, values and messages that are HTML or script stay text'),
  32: now('values become links of harmless schemes only, and nothing in a cell is fetched'),
  33: now('binary values are downloaded, never shown as pages'),
  34: now('names in an exported diagram are escaped'),
  35: now('no path leads out of the directory of static files'),
  36: now('the package holds no source maps, and the server lists no directories'),
  37: now('names of tables obey the rule for identifiers before any SQL'),
  38: now('names of columns obey it too, and must exist'),
  39: now('operators, directions and options come from lists'),
  40: now('values are bound, whatever they hold'),
  41: now('numbers of a query are numbers within their limits, given once'),
  42: now('names like __proto__ cannot change objects'),
  43: now('a body that is deep, wide or ambiguous is refused quickly'),
  44: now('JavaScript on the server is refused at every depth'),
  45: now('stages that write need permission'),
  46: now('identifiers of a deletion are values, never operators'),
  47: now('names of databases and collections obey their rules'),
  48: later('documents', 'every read has a time limit'),
  49: now('code in documents is never evaluated'),
  50: now('arguments are data, and dangerous commands are gated'),
  51: now('read-only is enforced by the database'),
  52: now('SQLite statements that reach other files are refused'),
  53: now('a MySQL server cannot ask for files of this machine'),
  54: now('a body may be as long as the limit and not a byte longer'),
  55: now('slow and idle connections end, and hold nobody up'),
  56: now('heavy queries queue, and end with the request that asked for them'),
  57: now('results are cut before they fill the memory'),
  58: now('an answer holds none of the words of the database or of this machine'),
  59: now('exported cells are no formulas'),
  60: now('names of downloads are harmless'),
  61: now('files are written below their directory only, never through links'),
  62: now('imports have a limit and are read as a stream'),
  63: now('nothing is asked of the network but the database'),
  64: now('dependencies have no known fault and run no script at installation'),
  65: now('pages of one studio cannot write through another that has a token'),
  66: now('request ids are random, and answers are not kept'),
}
