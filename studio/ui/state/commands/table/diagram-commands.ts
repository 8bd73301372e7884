import type { CommandInfo } from '../command-info.ts'

/** The commands of the diagram. */
export const diagramCommands = {
  'diagram.neighbour': {
    title: 'Next table',
    group: 'Diagram',
    place: 'diagram',
    keys: ['ArrowKeys'],
    fixed: true,
  },
  'diagram.open': {
    title: 'Open the rows of the table',
    group: 'Diagram',
    place: 'diagram',
    keys: ['Enter'],
    fixed: true,
  },
  'diagram.search': {
    title: 'Find a table or column',
    group: 'Diagram',
    place: 'diagram',
    keys: ['Ctrl+F'],
    inText: true,
  },
  'diagram.neighbours': {
    title: 'Only the neighbours',
    group: 'Diagram',
    place: 'diagram',
    keys: ['N'],
  },
  'diagram.columns': {
    title: 'Keys or all columns',
    group: 'Diagram',
    place: 'diagram',
    keys: ['C'],
  },
  'diagram.zoom-in': { title: 'Zoom in', group: 'Diagram', place: 'diagram', keys: ['+', '='] },
  'diagram.zoom-out': { title: 'Zoom out', group: 'Diagram', place: 'diagram', keys: ['-'] },
  'diagram.fit': { title: 'Fit to window', group: 'Diagram', place: 'diagram', keys: ['0'] },
  'diagram.layout': { title: 'Lay out again', group: 'Diagram', place: 'diagram', keys: [] },
  'diagram.svg': {
    title: 'Export the diagram as SVG',
    group: 'Diagram',
    place: 'diagram',
    keys: [],
  },
  'diagram.png': {
    title: 'Export the diagram as PNG',
    group: 'Diagram',
    place: 'diagram',
    keys: [],
  },
} as const satisfies Readonly<Record<string, CommandInfo>>
