import { longestIconName, type MapSnapshot, newId, readOwnIcon, writeOwnIcon } from '@ramify/document'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { removeOwn } from '../../core/own-collection.ts'
import { uploadImage } from '../../input/pictures/uploads.ts'
import type { MapEditor } from '../map-editor.ts'
import { listCommands, selectedNodes, toggleIcon } from '../marks/change-list.ts'
import { fileOfIcon, iconPicture } from './icon-picture.ts'
import { longestOfAll, mostOwnIcons, type OwnIconPicture } from './own-icon.ts'

/** Keeps a picture as an icon, and puts it on what is selected; says why where it cannot be kept. */
export async function addOwnIcon(editor: MapEditor, file: File): Promise<void> {
  const picture = await iconPicture(file).catch(showError)
  if (!picture) return
  const { ownIcons } = editor
  const known = ownIcons.get()
  const characters = known.reduce((sum, each) => sum + each.picture.length, picture.length)
  if (known.length >= mostOwnIcons || characters > longestOfAll) return refuse('editor.icons.own-full')
  const taken = new Set([...known.map(({ name }) => name), ...iconsOf(editor.document.snapshot).keys()])
  const icon = { id: newId(), name: freeName(nameOf(file), taken), picture }
  if (!(await ownIcons.keep([...known, icon]))) return
  if (selectedNodes(editor).length > 0) toggleOwnIcon(editor, icon)
}

const refuse = (words: PlainTextKey) => notify({ kind: 'error', words: ({ text }) => text(words) })

/** Like any other icon. One that the map has not yet is brought into it first: the document carries its own pictures. */
export function toggleOwnIcon(editor: MapEditor, icon: OwnIconPicture): void {
  const known = iconsOf(editor.document.snapshot).get(icon.name)
  if (known !== undefined) {
    toggleIcon(editor, known)
    return
  }
  const ids = editor.selectedTopics.get()
  const put = ({ resource }: { resource: string }) => {
    // Somebody may have deleted one of them, or brought the same icon, while it was on its way.
    const { snapshot } = editor.document
    const name = iconsOf(snapshot).get(icon.name) ?? writeOwnIcon({ resource, name: icon.name })
    const living = ids.flatMap((id) => snapshot.nodes.get(id) ?? [])
    editor.batch(listCommands(living, 'icons', (icons) => [...icons, name]))
  }
  uploadImage(editor, fileOfIcon(icon), put, 'original')
}

export async function removeOwnIcon({ ownIcons }: MapEditor, icon: OwnIconPicture): Promise<void> {
  await removeOwn(ownIcons, icon, ({ text }) => text('editor.icons.own-removed', { name: icon.name }))
}

/** Icons that somebody brought into a map, by what they are called: no two of a person have one name. */
export function iconsOf({ nodes }: MapSnapshot): Map<string, string> {
  const found = new Map<string, string>()
  for (const { marks } of nodes.values()) {
    for (const icon of marks.icons) {
      const own = readOwnIcon(icon)
      if (own && !found.has(own.name)) found.set(own.name, icon)
    }
  }
  return found
}

/** The name of the file without its ending. */
function nameOf({ name }: File): string {
  return name.replace(/(?<=.)\.[^.]+$/, '').trim()
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`
    const name = (
      wanted
        .slice(0, longestIconName - suffix.length)
        .toWellFormed()
        .trim() + suffix
    ).trim()
    if (!taken.has(name) && name !== '') return name
  }
}
