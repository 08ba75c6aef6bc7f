import { newId } from '@ramify/document'
import { notify } from '../../../platform/notices/notices.ts'
import { removeOwn } from '../../core/own-collection.ts'
import type { MapEditor } from '../map-editor.ts'
import { styleOf } from './map-style.ts'
import type { OwnTheme } from './own-theme.ts'

/** Keeps how this map looks under a name. */
export async function saveTheme({ document, themes }: MapEditor, name: string): Promise<void> {
  const isKept = await themes.keep([...themes.get(), { id: newId(), name, ...styleOf(document.snapshot) }])
  if (isKept) notify({ kind: 'status', words: ({ text }) => text('editor.theme.saved', { name }) })
}

export async function renameTheme({ themes }: MapEditor, id: string, name: string): Promise<void> {
  await themes.keep(themes.get().map((theme) => (theme.id === id ? { ...theme, name } : theme)))
}

export async function removeTheme({ themes }: MapEditor, theme: OwnTheme): Promise<void> {
  await removeOwn(themes, theme, ({ text }) => text('editor.theme.removed', { name: theme.name }))
}

export function isNameTaken({ themes }: MapEditor, name: string, except?: string): boolean {
  return themes.get().some((theme) => theme.id !== except && theme.name === name)
}
