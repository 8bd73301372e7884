/** The parts of a keyboard event that decide. */
export interface KeyPress {
  readonly key: string
  /** The place of the key, for layouts whose letters are not Latin. */
  readonly code?: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const MODIFIERS: readonly string[] = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock']

/**
 * How a key is written in the table of commands: `Ctrl+Shift+Z`, `Alt+ArrowLeft`, `?`. The command key of
 * a Mac counts as Control. Shift is left out where it only makes the sign: `?`, not `Shift+?`.
 */
export function keyName(press: KeyPress): string | undefined {
  if (MODIFIERS.includes(press.key) || press.key === 'Dead') return undefined
  const key = baseKey(press)
  const isSign = [...key].length === 1 && key.toLowerCase() === key.toUpperCase()
  const control = press.ctrlKey || press.metaKey ? 'Ctrl+' : ''
  const shift = press.shiftKey && !isSign ? 'Shift+' : ''
  return `${control}${press.altKey ? 'Alt+' : ''}${shift}${key}`
}

function baseKey({ key, code = '', ctrlKey, metaKey, altKey }: KeyPress): string {
  if (key === ' ') return 'Space'
  if ([...key].length !== 1) return key
  // Ctrl with a Cyrillic or Greek letter means the Latin one at its place, as in every other program.
  const latin = /^Key([A-Z])$/.exec(code)?.[1]
  const isOther = key.charCodeAt(0) > 127 && (ctrlKey || metaKey || altKey)
  return isOther && latin !== undefined ? latin : key.toUpperCase()
}

/** Whether the key is a sign that a text field would take. */
export function isTyping(name: string): boolean {
  return !/^(?:Ctrl\+|Alt\+|F\d)/.test(name)
}

/** Keys that close tabs and windows, or move through the browser: a page never gets them, or must not take them. */
export function isReserved(name: string): boolean {
  return /^(?:Ctrl\+(?:Shift\+)?[WTNQ1-9]|Ctrl\+PageUp|Ctrl\+PageDown|Alt\+F4|F5|F11|F12)$/.test(
    name,
  )
}

const SIGNS: Readonly<Record<string, string>> = {
  Enter: '↵',
  Backspace: '⌫',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowKeys: 'Arrow keys',
  Escape: 'Esc',
  ContextMenu: 'Menu',
  PageUp: 'Page up',
  PageDown: 'Page down',
}

/** The caps of a key, one for each part: `Ctrl`, `⌫`. */
export function keyCaps(name: string): readonly string[] {
  const plus = name.endsWith('++') || name === '+'
  const parts = plus ? [...name.slice(0, -1).split('+').filter(Boolean), '+'] : name.split('+')
  return parts.map((part) => SIGNS[part] ?? part)
}

/** For tooltips: `Ctrl+⌫`. */
export function keyText(name: string): string {
  return keyCaps(name).join('+')
}

const ARIA: Readonly<Record<string, string>> = { Ctrl: 'Control' }

/** For `aria-keyshortcuts`: `Control+K`. */
export function ariaKey(name: string): string {
  return name
    .split('+')
    .map((part) => ARIA[part] ?? part)
    .join('+')
}
