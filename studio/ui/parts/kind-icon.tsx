import Binary from 'lucide-solid/icons/binary'
import Braces from 'lucide-solid/icons/braces'
import Brackets from 'lucide-solid/icons/brackets'
import Calendar from 'lucide-solid/icons/calendar'
import Clock from 'lucide-solid/icons/clock'
import Fingerprint from 'lucide-solid/icons/fingerprint-pattern'
import Hash from 'lucide-solid/icons/hash'
import KeyRound from 'lucide-solid/icons/key-round'
import Link from 'lucide-solid/icons/link'
import List from 'lucide-solid/icons/list'
import MapPin from 'lucide-solid/icons/map-pin'
import Shapes from 'lucide-solid/icons/shapes'
import ToggleLeft from 'lucide-solid/icons/toggle-left'
import Type from 'lucide-solid/icons/type'
import { Dynamic } from 'solid-js/web'
import type { Kind } from '../../api/cell.ts'

const ICONS = {
  text: [Type, 'k-text'],
  integer: [Hash, 'k-number'],
  number: [Hash, 'k-number'],
  decimal: [Hash, 'k-number'],
  boolean: [ToggleLeft, 'k-boolean'],
  date: [Calendar, 'k-date'],
  time: [Clock, 'k-date'],
  timestamp: [Calendar, 'k-date'],
  interval: [Clock, 'k-date'],
  json: [Braces, 'k-json'],
  array: [Brackets, 'k-json'],
  binary: [Binary, 'k-binary'],
  enum: [List, 'k-text'],
  uuid: [Fingerprint, 'k-text'],
  geometry: [MapPin, 'k-binary'],
  other: [Shapes, 'k-text'],
} as const

/** What a column holds; keys say what they are for instead. */
export function KindIcon(props: { kind: Kind; primaryKey?: boolean; foreignKey?: boolean }) {
  const icon = () => {
    if (props.primaryKey) return KeyRound
    return props.foreignKey ? Link : ICONS[props.kind][0]
  }
  return <Dynamic component={icon()} class={`i i-s ${ICONS[props.kind][1]}`} />
}
