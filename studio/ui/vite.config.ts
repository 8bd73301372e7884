import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The pages of the studio, built into the place from which the server hands them out. */
export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [solid()],
  build: {
    outDir: here('../../dist/studio'),
    emptyOutDir: true,
    target: 'es2022',
    // A page without inline code has no use for the inlined preload helper or small data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    reportCompressedSize: true,
  },
})
