import { register } from 'node:module'
import { pathToFileURL } from 'node:url'

const data = {
  project: `${pathToFileURL(process.cwd())}/`,
  blanked: `${pathToFileURL(process.env.QUARRY_BLANKED_PROJECT)}/`,
}
register('./typescript-loader.mjs', { parentURL: import.meta.url, data })
