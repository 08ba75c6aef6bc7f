import { notify } from '../../../platform/notices/notices.ts'
import type { InputEditor } from '../input-editor.ts'
import type { Flavours } from './flavours.ts'

/** Copy chosen from a menu, where there is no event of the browser to fill. */
export async function copyByHand(editor: InputEditor): Promise<void> {
  await writeClipboard(editor.kind.clipboard.copy(editor))
}

export async function cutByHand(editor: InputEditor): Promise<void> {
  if (await writeClipboard(editor.kind.clipboard.copy(editor))) editor.kind.clipboard.remove(editor)
}

export async function pasteByHand(editor: InputEditor): Promise<void> {
  const items = await allowed(() => navigator.clipboard.read())
  if (!items) return
  const read = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type))
    return item ? (await item.getType(type)).text() : ''
  }
  const picture = items.find(({ types }) => types.includes('image/png') && !types.includes('text/plain'))
  if (picture && editor.kind.clipboard.pastePicture)
    return editor.kind.clipboard.pastePicture(
      editor,
      new File([await picture.getType('image/png')], 'image.png', { type: 'image/png' }),
    )
  editor.kind.clipboard.paste(editor, { html: await read('text/html'), text: await read('text/plain') })
}

export async function writeClipboard(flavours: Partial<Flavours> | null): Promise<boolean> {
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
export async function allowed<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act()
  } catch {
    notify({ kind: 'status', words: (translator) => translator.text('editor.clipboard.refused') })
    return null
  }
}
