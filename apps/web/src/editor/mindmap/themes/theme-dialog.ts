import { createStore } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'
import type { OwnTheme } from './own-theme.ts'

/** What is being named: this map's style, or a theme that has a name already. */
export type ThemeNamed = { readonly kind: 'save' } | { readonly kind: 'rename'; readonly theme: OwnTheme }

export const themeDialog = perEditor(() => createStore<ThemeNamed | null>(null))
