import { api } from '../../platform/api/api.ts'
import { rememberUpgradeReason } from '../../platform/session/upgrade-reason.ts'
import { showError } from '../../platform/show-error.ts'
import { awaitEntry } from './entry-focus.ts'
import { refreshListed } from './listed-files.ts'

/** Takes a file back out of the trash, to where it was. */
export async function restoreFile(id: string): Promise<void> {
  // The button that was pressed goes: whoever came by keys goes on from what comes back.
  awaitEntry(id)
  try {
    await api('/revert', { file_guids: id })
  } catch (error) {
    awaitEntry(null)
    rememberUpgradeReason(error)
    showError(error)
  }
  void refreshListed()
}
