import { shell } from './native-shell/shell.ts'
import { tellShell } from './native-shell/tell-shell.ts'
import { showError } from './show-error.ts'

/** Whether links can be handed to other apps: by the shell, or by the system where the browser knows how. */
export const canShareLinks = (): boolean => shell !== null || typeof navigator.share === 'function'

export async function handOnLink(link: string, title: string): Promise<void> {
  if (!tellShell('share', { link, title })) await show({ url: link, title })
}

/** Whether a file can: browsers leave out kinds of files that other apps might run. In a shell its files are its own. */
export function canShareFile(file: File): boolean {
  return shell === null && typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false)
}

export async function shareFile(file: File): Promise<void> {
  await show({ files: [file] })
}

async function show(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    // Closed again, or one is open already: nobody needs to be told.
    const isLeft = error instanceof DOMException && /^(AbortError|InvalidStateError)$/.test(error.name)
    if (!isLeft) showError(error)
  }
}
