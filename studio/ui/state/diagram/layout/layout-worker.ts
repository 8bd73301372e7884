import { layOut } from './lay-out.ts'
import type { LayoutRequest } from './layout-request.ts'

/** Runs beside the page, which stays usable while hundreds of tables are laid out. */
addEventListener(
  'message',
  ({ data }: MessageEvent<{ readonly turn: number; readonly request: LayoutRequest }>) => {
    postMessage({ turn: data.turn, answer: layOut(data.request) })
  },
)
