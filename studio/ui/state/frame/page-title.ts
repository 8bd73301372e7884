import { type Accessor, createEffect } from 'solid-js'
import { useFrame } from './frame.ts'

/** Says what the page shows: in the title of the window, and on a phone above the page. */
export function usePageTitle(title: Accessor<string>): void {
  const frame = useFrame()
  createEffect(() => {
    frame.setPageTitle(title())
    document.title = `${title()} · quarry studio`
  })
}
