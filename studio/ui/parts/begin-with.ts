import { createRenderEffect } from 'solid-js'

/** Sets what a field holds until something is typed: it may be known later, and typed text stays. */
export function beginWith(text: () => string): (field: HTMLInputElement) => void {
  return (field) =>
    createRenderEffect(() => {
      field.defaultValue = text()
    })
}
