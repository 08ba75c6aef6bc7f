const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** Marks the page while a pointer is what is used, for the styles; the first key ends it. */
export function watchPointing(): void {
  const { dataset } = document.documentElement
  const onPointer = () => {
    dataset.pointing = ''
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (!modifiers.has(key)) delete dataset.pointing
  }
  addEventListener('pointerdown', onPointer, true)
  addEventListener('keydown', onKey, true)
}

export function isPointing(): boolean {
  return 'pointing' in document.documentElement.dataset
}
