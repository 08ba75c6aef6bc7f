import type { Words } from '../../../platform/i18n/words.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'

/** Puts an address into the clipboard and says so. */
export async function copyLink(link: string, copied: Words = ({ message }) => message('505')): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notify({ kind: 'status', key: 'sharing.copied', words: copied })
  } catch (error) {
    showError(error)
  }
}
