import type { LockReason } from '../../core/lock-reason.ts'
import type { ViewsEditor } from '../views-editor.ts'

/** What is being written is finished first. */
function hold(editor: ViewsEditor, held: LockReason | null): void {
  editor.writing.set(null)
  editor.lockReason.set(held)
}

export function toggleReading(editor: ViewsEditor): void {
  hold(editor, editor.lockReason.get() === 'reading' ? null : 'reading')
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
export function followFullScreen(editor: ViewsEditor): () => void {
  let before = editor.lockReason.get()
  const follow = () => {
    const isFull = document.fullscreenElement !== null
    // A presentation looks after itself.
    if (editor.lockReason.get() === 'presenting') return
    if (isFull === (editor.lockReason.get() === 'full-screen')) return
    if (isFull) before = editor.lockReason.get()
    hold(editor, isFull ? 'full-screen' : before)
  }
  follow()
  document.addEventListener('fullscreenchange', follow)
  return () => document.removeEventListener('fullscreenchange', follow)
}
