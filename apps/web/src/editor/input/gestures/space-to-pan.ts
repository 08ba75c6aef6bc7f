import type { InputEditor } from '../input-editor.ts'

/** The hand while Space is held, unless a text is being written; a Space that begins one gives the hand back. */
export function spaceToPan(element: HTMLElement, editor: InputEditor): () => void {
  const { isLent } = editor.tools
  const page = element.ownerDocument
  const isOurs = (target: EventTarget | null) =>
    target === page.body || (target instanceof Node && element.contains(target))
  const lend = (event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.isComposing || !isOurs(event.target)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (editor.writing.get() === null) isLent.set(true)
  }
  const giveBack = () => isLent.set(false)
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  page.addEventListener('keydown', lend, options)
  page.addEventListener('keyup', ({ code }) => code === 'Space' && giveBack(), options)
  // The key may be let go in another window.
  window.addEventListener('blur', giveBack, options)
  const stop = editor.writing.subscribe(() => editor.writing.get() !== null && giveBack())
  return () => {
    listening.abort()
    stop()
    giveBack()
  }
}
