import type { Editor } from '../editor.ts'
import type { Held } from '../held.ts'

/** What is being written is finished first. */
function hold(editor: Editor, held: Held | null): void {
  editor.writing.set(null)
  editor.held.set(held)
}

export function toggleReading(editor: Editor): void {
  hold(editor, editor.held.get() === 'reading' ? null : 'reading')
}

/** Not every browser lets a page fill the screen. */
export function canFillScreen(): boolean {
  return globalThis.document?.fullscreenEnabled ?? false
}

/** The whole page: notices and menus lie beside the editor in it. */
export async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await document.documentElement.requestFullscreen()
}

/** In full screen nothing is edited, however one gets there and leaves; whoever was reading goes on reading. */
export function followFullScreen(editor: Editor): () => void {
  let before = editor.held.get()
  const follow = () => {
    const isFull = document.fullscreenElement !== null
    // A presentation looks after itself.
    if (editor.held.get() === 'presenting') return
    if (isFull === (editor.held.get() === 'full-screen')) return
    if (isFull) before = editor.held.get()
    hold(editor, isFull ? 'full-screen' : before)
  }
  follow()
  document.addEventListener('fullscreenchange', follow)
  return () => document.removeEventListener('fullscreenchange', follow)
}
