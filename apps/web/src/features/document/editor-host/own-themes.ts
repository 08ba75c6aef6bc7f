import type { OwnTheme, OwnThemes } from '../../../editor/mindmap/themes/own-theme.ts'
import { changeSettings, settings } from '../../../platform/session/settings.ts'

/** Themes that the person made, kept with their other settings. */
export const ownThemes: OwnThemes = {
  get: () => settings.get().custom_themes,
  subscribe: settings.subscribe,
  keep: (themes) => changeSettings({ custom_themes: themes.map(kept) }),
}

function kept({ colors, ...theme }: OwnTheme) {
  return { ...theme, ...(colors && { colors: [...colors] }) }
}
