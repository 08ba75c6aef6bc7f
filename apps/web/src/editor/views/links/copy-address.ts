import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'

/** Puts an address that nothing here opens into the clipboard, and says so. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    notify({ kind: 'status', words: ({ text }) => text('editor.link.copied') })
  } catch (error) {
    showError(error)
  }
}
