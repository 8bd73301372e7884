import {
  BOX_HEAD,
  BOX_ROW,
  BOX_WIDTH,
  type DiagramBox,
  fittingText,
  rowMiddle,
} from './diagram-box.ts'
import type { DiagramColumn } from '../diagram-model.ts'
import type { PlacedBox } from './relation-path.ts'
import { escapeXml } from './escape-xml.ts'
import type { Area } from './viewport.ts'

/** The colours of a picture; the studio's own names for them. */
export interface PictureColours {
  readonly surface: string
  readonly sunken: string
  readonly ink: string
  readonly 'ink-3': string
  readonly line: string
  readonly 'line-strong': string
  readonly 'line-control': string
}

export interface Picture {
  readonly title: string
  readonly boxes: readonly PlacedBox[]
  /** The data of the paths of all relations. */
  readonly paths: readonly string[]
  readonly area: Area
  readonly colours: PictureColours
}

const MARGIN = 24
const FACE = 'font-family="system-ui, sans-serif" font-size="12"'
const MONO = 'font-family="ui-monospace, monospace" font-size="10.5"'

/**
 * The whole diagram as an SVG file. Names come from the database: every one is escaped. Looks are
 * attributes, because programs that show SVG differ in what they do with styles.
 */
export function diagramSvg(picture: Picture): string {
  const { area, colours, title } = picture
  const left = area.left - MARGIN
  const top = area.top - MARGIN
  const width = Math.ceil(area.right - left + MARGIN)
  const height = Math.ceil(area.bottom - top + MARGIN)
  const box = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${FACE}>`,
    `<title>${escapeXml(title)}</title>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colours.surface}"/>`,
    `<g fill="none" stroke="${colours['line-control']}" stroke-width="1.25">`,
    ...picture.paths.map((path) => `<path d="${path}"/>`),
    '</g>',
    ...picture.boxes.map((placed) => boxText(placed, colours)),
    '</svg>',
    '',
  ].join('\n')
}

function boxText({ box, at }: PlacedBox, colours: PictureColours): string {
  const size = `width="${BOX_WIDTH}" height="${box.height}"`
  const look = `rx="6" fill="${colours.surface}" stroke="${colours['line-strong']}"`
  const name = fittingText(box.table.name, BOX_WIDTH - 20, 7)
  return [
    `<g transform="translate(${at.x} ${at.y})" fill="${colours.ink}">`,
    `<rect ${size} ${look}/>`,
    `<path d="${headPath()}" fill="${colours.sunken}"/>`,
    `<path d="M1 ${BOX_HEAD}H${BOX_WIDTH - 1}" stroke="${colours.line}"/>`,
    `<text x="10" y="19" font-weight="600">${escapeXml(name)}</text>`,
    ...box.rows.map((column) => rowText(box, column, colours)),
    moreText(box, colours),
    '</g>',
  ].join('')
}

/** The shape of the head of a box, which is round above. */
export function headPath(): string {
  const inner = BOX_WIDTH - 12
  return `M1 ${BOX_HEAD}V6a5 5 0 0 1 5-5h${inner}a5 5 0 0 1 5 5v${BOX_HEAD - 6}z`
}

function rowText(box: DiagramBox, column: DiagramColumn, colours: PictureColours): string {
  const y = rowMiddle(box, column.name) + 4
  const { name, type } = columnTexts(column)
  const faint = `fill="${colours['ink-3']}"`
  return [
    `<text x="8" y="${y}" font-size="8.5" ${faint}>${keyMark(column)}</text>`,
    `<text x="27" y="${y}">${escapeXml(name)}</text>`,
    `<text x="${BOX_WIDTH - 10}" y="${y}" text-anchor="end" ${MONO} ${faint}>${escapeXml(type)}</text>`,
  ].join('')
}

function keyMark({ isPrimaryKey, isReference }: DiagramColumn): string {
  if (isPrimaryKey) return 'PK'
  return isReference ? 'FK' : ''
}

/** The name and the type of a column, both cut so that they fit beside each other. */
export function columnTexts({ name, type }: DiagramColumn): { name: string; type: string } {
  const shown = fittingText(name, 112, 6.3)
  const room = BOX_WIDTH - 27 - 10 - 8 - shown.length * 6.3
  return { name: shown, type: fittingText(type, Math.max(40, room), 6.4) }
}

function moreText(box: DiagramBox, colours: PictureColours): string {
  if (box.hidden === 0) return ''
  const y = BOX_HEAD + (box.rows.length + 0.5) * BOX_ROW + 7
  return `<text x="27" y="${y}" fill="${colours['ink-3']}">${moreColumns(box)}</text>`
}

export function moreColumns({ hidden }: DiagramBox): string {
  return hidden === 1 ? '1 more column' : `${hidden} more columns`
}
