import { notify } from '../../platform/notices/notices.ts'
import type { Editor } from '../editor.ts'
import { pasteImage } from '../images/paste-image.ts'
import { removeSelected } from '../navigation/remove-topics.ts'
import { copied } from './copy.ts'
import { paste } from './paste.ts'

/** Copy chosen from a menu, where there is no event of the browser to fill. */
export async function copyByHand(editor: Editor): Promise<void> {
  await write(editor)
}

export async function cutByHand(editor: Editor): Promise<void> {
  if (await write(editor)) removeSelected(editor)
}

export async function pasteByHand(editor: Editor): Promise<void> {
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

async function write(editor: Editor): Promise<boolean> {
  const flavours = copied(editor)
  if (!flavours) return false
  const blob = (type: string, text: string) => new Blob([text], { type })
  const done = await allowed(async () => {
    const html = blob('text/html', flavours.html)
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': html, 'text/plain': blob('text/plain', flavours.text) }),
    ])
    return true
  })
  return done ?? false
}

/** Browsers ask the person, or refuse outright on pages without encryption; the keys work everywhere. */
async function allowed<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act()
  } catch {
    notify({ kind: 'status', words: (speaker) => speaker.text('editor.clipboard.refused') })
    return null
  }
}
