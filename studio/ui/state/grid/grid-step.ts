import type { Step } from './cell-selection.ts'

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'page-up',
  PageDown: 'page-down',
  'Ctrl+Home': 'first',
  'Ctrl+End': 'last',
}

/** The way that a key leads through a grid; with Shift it is the same, and selects. */
export function gridStep(name: string): Step | undefined {
  const key = name.replace('Shift+', '')
  return Object.hasOwn(STEPS, key) ? STEPS[key] : undefined
}
