import { given, refused, type Write } from './write.ts'

export interface TextRules {
  /** The characters that fit, counted as code points. */
  readonly length?: number | undefined
  readonly takesNul: boolean
}

const LONE_SURROGATE = /\p{Surrogate}/u

export function writeText({ length, takesNul }: TextRules): Write {
  return (value) => {
    if (typeof value !== 'string') return refused('A text is written as a string.')
    if (LONE_SURROGATE.test(value)) return refused('A text holds whole characters of Unicode.')
    if (!takesNul && value.includes('\0')) return refused('A text of this type holds no NUL.')
    if (length !== undefined && isLonger(value, length)) {
      return refused(`The text has at most ${length} characters.`)
    }
    return given(value)
  }
}

/** A text of a fixed form, like a UUID; `form` is a whole sentence that shows it. */
export function writeMatching(pattern: RegExp, form: string): Write {
  return (value) => {
    return typeof value === 'string' && pattern.test(value) ? given(value) : refused(form)
  }
}

export function writeLabel(labels: readonly string[]): Write {
  return (value) => {
    if (typeof value === 'string' && labels.includes(value)) return given(value)
    return refused('The value is none of the labels of the type.')
  }
}

export const writeUuid = writeMatching(
  /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i,
  'A UUID is written as 123e4567-e89b-12d3-a456-426614174000.',
)

function isLonger(text: string, length: number): boolean {
  return text.length > length && [...text].length > length
}
