import { broken, concat, group, indent, type Layout } from './layout.ts'

/** `: A | B`; a union that is too long has a line of its own, or one for each alternative. */
export function annotation(members: readonly Layout[]): Layout {
  return members.length === 1 || isHugged(members)
    ? concat(': ', ...joined(members))
    : concat(':', unionOf(members))
}

/** What follows `type X =`. */
export function unionOf(members: readonly Layout[]): Layout {
  const bars = members.length === 1 ? [] : [leadingBar]
  const union = together(members, ...bars, ...alternatives(members))
  return together(members, indent(line, union))
}

const line: Layout = { kind: 'line', flat: ' ', broken: '' }
const softLine: Layout = { kind: 'line', flat: '', broken: '' }
const leadingBar: Layout = { kind: 'when-broken', text: '| ' }

/** The item of an array, with the parentheses that a union needs. */
export function arrayItem(members: readonly Layout[]): Layout {
  if (members.length === 1) return concat(...members)
  if (isHugged(members)) return concat('(', ...joined(members), ')')
  const union = indent(softLine, leadingBar, ...alternatives(members))
  return together(members, '(', union, softLine, ')')
}

/** The item of a tuple, where unions need no parentheses. */
export function tupleItem(members: readonly Layout[]): Layout {
  if (members.length === 1 || isHugged(members)) return concat(...joined(members))
  return together(members, indent(leadingBar, ...alternatives(members)))
}

/** A group; one with an object in it has no room on a line. */
export function together(members: readonly Layout[], ...parts: readonly Layout[]): Layout {
  return members.some(isBroken) ? broken(...parts) : group(...parts)
}

function joined(members: readonly Layout[]): readonly Layout[] {
  return members.flatMap((member, i) => (i === 0 ? [member] : [' | ', member]))
}

/** What an alternative has on further lines stands behind its bar. */
function alternatives(members: readonly Layout[]): readonly Layout[] {
  return members.flatMap((member, i) => (i === 0 ? [indent(member)] : [line, '| ', indent(member)]))
}

/** prettier puts no bar before an object that is alone with null. */
function isHugged(members: readonly Layout[]): boolean {
  const others = members.filter((member) => member !== 'null')
  const [only] = others
  return others.length === 1 && only !== undefined && isObject(only) && members.length === 2
}

function isObject(layout: Layout): boolean {
  return typeof layout === 'object' && layout.kind === 'group' && layout.broken
}

function isBroken(layout: Layout): boolean {
  if (typeof layout === 'string') return false
  switch (layout.kind) {
    case 'group':
      return layout.broken || isBroken(layout.content)
    case 'indent':
      return isBroken(layout.content)
    case 'concat':
      return layout.parts.some(isBroken)
    default:
      return false
  }
}
