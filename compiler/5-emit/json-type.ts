import type { JsonShape } from '../ir/json-shape.ts'
import { broken, concat, indent, type Layout } from './layout.ts'
import { enumMembers, type NameOfEnum, stringLiteral } from './literal-types.ts'
import { isPlainKey } from './names.ts'
import { annotation, arrayItem, together, tupleItem } from './union-layout.ts'

/** The members of the union that a document's TypeScript type is. */
export function jsonMembers(shape: JsonShape, nameOfEnum: NameOfEnum): readonly Layout[] {
  switch (shape.kind) {
    case 'any':
      return ['JsonValue']
    case 'enum':
      return enumMembers(shape.type, nameOfEnum)
    case 'union':
      return shape.alternatives.length === 0
        ? ['never']
        : nullLast(shape.alternatives.flatMap((each) => jsonMembers(each, nameOfEnum)))
    case 'array':
      return [concat(arrayItem(jsonMembers(shape.element, nameOfEnum)), '[]')]
    case 'tuple':
      return [tuple(shape.items.map((item) => jsonMembers(item, nameOfEnum)))]
    case 'record':
      return [objectType([['[name: string]', jsonMembers(shape.value, nameOfEnum)]])]
    case 'object':
      return shape.members.length === 0
        ? ['Record<string, never>']
        : [
            objectType(
              shape.members.map(({ name, shape: member }) => [
                isPlainKey(name) ? name : stringLiteral(name),
                jsonMembers(member, nameOfEnum),
              ]),
            ),
          ]
    default:
      return [shape.kind]
  }
}

function nullLast(members: readonly Layout[]): readonly Layout[] {
  const others = members.filter((member) => member !== 'null')
  return others.length === members.length ? members : [...others, 'null']
}

/** Always a member a line: prettier leaves it so. */
function objectType(members: readonly (readonly [key: string, type: readonly Layout[]])[]): Layout {
  const lines = members.flatMap(([key, type], i): Layout[] => [
    i === 0 ? firstLine : nextLine,
    concat(key, annotation(type)),
  ])
  return broken('{', indent(...lines), { kind: 'line', flat: ' ', broken: ';' }, '}')
}

const firstLine: Layout = { kind: 'line', flat: ' ', broken: '' }
const nextLine: Layout = { kind: 'line', flat: '; ', broken: ';' }
const softLine: Layout = { kind: 'line', flat: '', broken: '' }

function tuple(items: readonly (readonly Layout[])[]): Layout {
  if (items.length === 0) return '[]'
  const shown = items.flatMap((members, i): Layout[] => [
    i === 0 ? softLine : { kind: 'line', flat: ', ', broken: ',' },
    tupleItem(members),
  ])
  const end: Layout = { kind: 'line', flat: '', broken: ',' }
  return together(items.flat(), '[', indent(...shown), end, ']')
}
