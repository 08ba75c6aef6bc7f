import { copyBranches, toIndentedText, topmost } from '@ramify/document'
import { writeMarkdown } from '@ramify/formats'
import { notify } from '../../../platform/notices/notices.ts'
import { copied, type Flavours } from '../../mindmap/clipboard/copy.ts'
import { pictureOfSelection } from '../../mindmap/clipboard/copy-picture.ts'
import { paste } from '../../mindmap/clipboard/paste.ts'
import { pasteImage } from '../../mindmap/images/paste-image.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { removeSelected } from '../../mindmap/navigation/remove-topics.ts'

/** Copy chosen from a menu, where there is no event of the browser to fill. */
export async function copyByHand(editor: MapEditor): Promise<void> {
  await write(copied(editor))
}

/** The selected branches as words alone, in a form that other programs know. */
export async function copyAs(editor: MapEditor, form: 'text' | 'markdown'): Promise<void> {
  const { snapshot } = editor.document
  const ids = editor.selection.get()
  const text =
    form === 'text' ? toIndentedText(snapshot, ids) : writeMarkdown(copyBranches(snapshot, topmost(snapshot, ids)))
  const isDone = await write({ text })
  if (isDone) notify({ kind: 'status', words: (translator) => translator.text('editor.clipboard.copied') })
}

/** The selected branch as a picture for other programs. */
export async function copyAsImage(editor: MapEditor): Promise<void> {
  // Given as a promise: browsers want to see the write begin with the press.
  const png = pictureOfSelection(editor)
  // Where writing is refused nobody waits for it.
  png.catch(() => undefined)
  const isDone = await allowed(async () => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    return true
  })
  if (isDone) notify({ kind: 'status', words: (translator) => translator.text('editor.clipboard.copied') })
}

export async function cutByHand(editor: MapEditor): Promise<void> {
  if (await write(copied(editor))) removeSelected(editor)
}

export async function pasteByHand(editor: MapEditor): Promise<void> {
  const items = await allowed(() => navigator.clipboard.read())
  if (!items) return
  const read = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type))
    return item ? (await item.getType(type)).text() : ''
  }
  const picture = items.find(({ types }) => types.includes('image/png') && !types.includes('text/plain'))
  if (picture)
    return pasteImage(editor, new File([await picture.getType('image/png')], 'image.png', { type: 'image/png' }))
  paste(editor, { html: await read('text/html'), text: await read('text/plain') })
}

async function write(flavours: Partial<Flavours> | null): Promise<boolean> {
  if (!flavours) return false
  const types = { html: 'text/html', text: 'text/plain' } as const
  const blobs = Object.entries(types).flatMap(([name, type]) => {
    const words = flavours[name as keyof Flavours]
    return words === undefined ? [] : [[type, new Blob([words], { type })] as const]
  })
  const done = await allowed(async () => {
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
    return true
  })
  return done ?? false
}

/** Browsers ask the person, or refuse outright on pages without encryption; the keys work everywhere. */
async function allowed<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act()
  } catch {
    notify({ kind: 'status', words: (translator) => translator.text('editor.clipboard.refused') })
    return null
  }
}
