import { createStore } from '../../../platform/store.ts'
import type { OwnTheme, OwnThemes } from './own-theme.ts'

/** Where nobody keeps themes they last as long as the page. */
export function themesOfPage(): OwnThemes {
  const { get, set, subscribe } = createStore<readonly OwnTheme[]>([])
  const keep = async (themes: readonly OwnTheme[]) => {
    set(themes)
    return true
  }
  return { get, subscribe, keep }
}
