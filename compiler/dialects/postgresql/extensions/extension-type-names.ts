import { lazily } from '../../lazily.ts'
import { extensionTypes } from '../data/extension-types.ts'

/** Types of extensions that are a domain or a composite, or whose catalogs quarry does not have. */
const others: readonly (readonly [extension: string, type: string])[] = [
  ['earthdistance', 'earth'],
  ['lo', 'lo'],
  ['postgis_raster', 'raster'],
  ['roaringbitmap', 'roaringbitmap'],
]

const byExtension = lazily(() => {
  const found = new Map<string, readonly string[]>()
  const lines = extensionTypes.split('\n').map((line) => line.split(' '))
  for (const [extension = '', type = ''] of [...lines, ...others])
    found.set(extension, [...(found.get(extension) ?? []), type])
  return found
})

const extensionsByType = lazily(
  () =>
    new Map(
      [...byExtension()].flatMap(([extension, types]) =>
        types.map((type) => [type, extension] as const),
      ),
    ),
)

/** The types that extensions bring, which are known whether or not CREATE EXTENSION is seen. */
export function extensionTypeNames(): readonly string[] {
  return [...extensionsByType().keys()]
}

export function isExtensionType(name: string): boolean {
  return extensionsByType().has(name)
}

/** The extension that brings a type of that name. */
export function extensionOfType(name: string): string | undefined {
  return extensionsByType().get(name)
}

/** The types that an extension brings, as far as they are known. */
export function typesIn(extension: string): readonly string[] {
  return byExtension().get(extension) ?? []
}

/** The extensions whose types have these names. */
export function extensionsOfTypes(mentioned: ReadonlySet<string>): readonly string[] {
  return [...byExtension()]
    .filter(([, types]) => types.some((type) => mentioned.has(type)))
    .map(([extension]) => extension)
}
