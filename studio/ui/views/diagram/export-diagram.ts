import { areaAround, type DiagramState } from '../../state/diagram/diagram-state.ts'
import { diagramSvg, type PictureColours } from '../../state/diagram/drawing/diagram-svg.ts'
import { failureLine } from '../../state/api/api-failure.ts'
import type { Studio } from '../../state/studio.ts'

/** Browsers draw no canvas that is wider or higher. */
const MOST_PIXELS = 16_000
const SHARPNESS = 2

/** Saves the diagram as it is laid out, all of it, in the colours of the page. */
export function createExports(state: DiagramState, studio: Studio) {
  const svgText = () =>
    diagramSvg({
      title: `Diagram of ${studio.meta.data()?.database ?? 'the database'}`,
      boxes: state.boxes(),
      paths: state.relations().map(({ path }) => path()),
      area: areaAround(state.boxes()),
      colours: pageColours(),
    })
  const name = (ending: string) => `${studio.meta.data()?.database ?? 'diagram'}-diagram.${ending}`
  const png = async () => {
    try {
      save(await drawPng(svgText()), name('png'))
    } catch (error) {
      studio.toasts.show({ tone: 'danger', text: `The PNG was not made. ${failureLine(error)}` })
    }
  }
  return {
    can: () => state.boxes().length > 0,
    svg: () => save(new Blob([svgText()], { type: 'image/svg+xml' }), name('svg')),
    png: () => void png(),
  }
}

const NAMES = ['surface', 'sunken', 'ink', 'ink-3', 'line', 'line-strong', 'line-control'] as const

/** The colours of the theme that is seen: a file knows nothing of the names of the page. */
function pageColours(): PictureColours {
  const probe = document.createElement('span')
  document.body.append(probe)
  const colourOf = (name: (typeof NAMES)[number]) => {
    probe.style.setProperty('color', `var(--${name})`)
    return getComputedStyle(probe).color
  }
  const colours = {
    surface: colourOf('surface'),
    sunken: colourOf('sunken'),
    ink: colourOf('ink'),
    'ink-3': colourOf('ink-3'),
    line: colourOf('line'),
    'line-strong': colourOf('line-strong'),
    'line-control': colourOf('line-control'),
  }
  probe.remove()
  return colours
}

async function drawPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const longest = Math.max(image.naturalWidth, image.naturalHeight, 1)
    const scale = Math.min(SHARPNESS, MOST_PIXELS / longest)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await blobOf(canvas)
  } finally {
    URL.revokeObjectURL(address)
  }
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The diagram is too large for one. Export it as SVG.'))
      else resolve(blob)
    }, 'image/png')
  })
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
