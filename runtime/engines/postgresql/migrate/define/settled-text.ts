/**
 * The text as the engine gives it after it has read it once. `x IN ('a', 'b')` on a varchar is printed with one cast
 * around the array; when that is run, it is printed with a cast around each element from then on.
 */
export function settledText(text: string): string {
  return text.replaceAll(CAST_ARRAY, (_, elements: string) => {
    const cast = elements.replaceAll(ELEMENT, (element) => `(${element})::text`)
    return `ARRAY[${cast}]`
  })
}

const CAST_ARRAY = /\(ARRAY\[((?:'(?:[^']|'')*'::character varying(?:, )?)+)\]\)::text\[\]/g
const ELEMENT = /'(?:[^']|'')*'::character varying/g
