import { navigate } from 'wouter/use-browser-location'
import { removeIncoming } from '../../platform/incoming/incoming.ts'
import type { Incoming } from '../../platform/incoming/read-incoming.ts'
import { newMapDefaults } from '../../platform/session/new-map-defaults.ts'
import { settings } from '../../platform/session/settings.ts'
import { currentTheme } from '../../platform/theme/theme.ts'
import { trackUse } from '../../platform/tracking/track.ts'
import { addFilled, homePath, openMade, tellRefusal } from '../files/index.ts'
import { runImport } from '../imports/index.ts'

/** Makes maps of what was sent, and opens what it has become. Where that is refused it stays where it is. */
export async function makeMap(incoming: Incoming): Promise<void> {
  const { id, title, words, url, files } = incoming
  // What stands beside files is what they are called, mostly; alone it would be an odd map.
  const areWordsMore = words !== '' || url !== null || files.length === 0
  try {
    if (files.length > 0 && !(await runImport(files))) return
    if (areWordsMore) {
      const { mapOfIncoming } = await import('./map-of-incoming.ts')
      const theme = newMapDefaults(settings.get()).theme ?? (currentTheme().shown === 'dark' ? 'midnight' : 'sky-19')
      const made = await addFilled('mindmap', mapOfIncoming({ title, words, url }, theme), null)
      trackUse('new_file', { kind: 'mindmap' })
      openMade(made)
    } else if (files.length > 1) navigate(homePath)
    await removeIncoming(id)
  } catch (error) {
    tellRefusal(error)
  }
}
