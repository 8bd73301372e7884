import type { Extensions } from '../../extensions.ts'
import { extensionFiles } from '../data/extension-files.ts'
import type { ExtensionContents } from './extension-contents.ts'
import { extensionObjects } from './extension-objects.ts'
import { extensionsOfTypes, extensionTypeNames } from './extension-type-names.ts'
import { widespread, widespreadExtensions } from './widespread.ts'

export const extensions: Extensions = {
  asked: (schema) => {
    const wanted = (of: (text: string) => readonly string[]) =>
      [...new Set(schema.flatMap(of))].filter(isLoadable)
    return {
      created: wanted(created),
      mentioned: wanted((text) => extensionsOfTypes(mentioned(text))),
    }
  },
  created: (schema) => [...new Set(schema.flatMap(created))],
  load: async ({ created: awaited, mentioned: others }) => {
    const loaded = await closure([...awaited, ...others])
    return extensionObjects([...widespreadExtensions, ...loaded], awaited)
  },
  loaded: widespread,
}

function isLoadable(name: string): boolean {
  return Object.hasOwn(extensionFiles, name) && !widespread.names.has(name)
}

/** In comments too: what is loaded in vain is only never asked. */
const creation = /\bcreate\s+extension\s+(?:if\s+not\s+exists\s+)?(?:"([^"]+)"|([\w$]+))/giu

function created(text: string): readonly string[] {
  return [...text.matchAll(creation)].map(([, quoted, plain = '']) => quoted ?? plain.toLowerCase())
}

function mentioned(text: string): ReadonlySet<string> {
  const words = new RegExp(`\\b(?:${extensionTypeNames().join('|')})\\b`, 'giu')
  return new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase()))
}

/** With those that they require. */
async function closure(names: readonly string[]): Promise<readonly ExtensionContents[]> {
  const found = new Map<string, ExtensionContents>()
  for (let wanted = names; wanted.length > 0;) {
    const loaded = await Promise.all(wanted.flatMap((name) => extensionFiles[name]?.() ?? []))
    for (const each of loaded) found.set(each.name, each)
    const required = new Set(loaded.flatMap(({ requires }) => requires))
    wanted = [...required].filter((name) => isLoadable(name) && !found.has(name))
  }
  return [...found.values()]
}
