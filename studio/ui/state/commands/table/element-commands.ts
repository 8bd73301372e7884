import type { CommandInfo } from '../command-info.ts'

/** The commands among the elements of a key, whose grid listens to their keys itself. */
export const elementCommands = {
  'element.move': {
    title: 'Next element',
    group: 'Move',
    place: 'grid',
    keys: ['ArrowKeys'],
    fixed: true,
  },
  'element.move-all': {
    title: 'First or last element',
    group: 'Move',
    place: 'grid',
    keys: ['Ctrl+Home', 'Ctrl+End'],
    fixed: true,
  },
  'element.move-page': {
    title: 'Ten elements up or down',
    group: 'Move',
    place: 'grid',
    keys: ['PageUp', 'PageDown'],
    fixed: true,
  },
  'element.edit': {
    title: 'Edit the element',
    group: 'Edit',
    place: 'grid',
    keys: ['Enter', 'F2'],
  },
  'element.commit': {
    title: 'Save, and go to the next or last element',
    group: 'Edit',
    place: 'grid',
    keys: ['Tab', 'Shift+Tab'],
    fixed: true,
  },
  'element.cancel': {
    title: 'Give up the edit',
    group: 'Edit',
    place: 'grid',
    keys: ['Escape'],
    fixed: true,
  },
  'element.whole': {
    title: 'Open the whole value',
    group: 'Edit',
    place: 'grid',
    keys: ['Shift+Enter'],
  },
  'element.copy': { title: 'Copy the value', group: 'Edit', place: 'grid', keys: ['Ctrl+C'] },
  'element.delete': {
    title: 'Delete the element',
    group: 'Edit',
    place: 'grid',
    keys: ['Delete'],
  },
  'element.menu': {
    title: 'Actions of the element',
    group: 'Edit',
    place: 'grid',
    keys: ['ContextMenu', 'Shift+F10'],
  },
} as const satisfies Readonly<Record<string, CommandInfo>>
