import type { OwnIcons } from '../../../editor/mindmap/icons/own-icon.ts'
import { changeSettings, settings } from '../../../platform/session/settings.ts'

/** Icons that the person keeps, with their other settings. */
export const ownIcons: OwnIcons = {
  get: () => settings.get().custom_icons,
  subscribe: settings.subscribe,
  keep: (icons) => changeSettings({ custom_icons: [...icons] }),
}
