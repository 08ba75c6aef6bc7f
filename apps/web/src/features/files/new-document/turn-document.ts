import { shortenInto } from '@ramify/contract'
import type { KindName, OpenedDocument } from '@ramify/document'
import type { Translator } from '@ramify/locales'
import type { CoreEditor } from '../../../editor/core/editor.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { features } from '../../../platform/features.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { fileQuery } from '../parts/folder-query.ts'
import { type Made, openFilled } from './create-document.ts'
import { putPicture } from './put-picture.ts'

/** A document that is open. */
interface Opened {
  readonly opened: OpenedDocument
  readonly editor: Pick<CoreEditor, 'mayCopy' | 'assets'>
}

interface Address {
  /** `shared`: somebody else's, by a link. */
  readonly kind: 'file' | 'draft' | 'shared'
  readonly id: string
  readonly name: string
}

/** Whether the document that is open can be turned into one of this kind. */
export function turnsInto(kind: KindName, open: Opened | null): boolean {
  if (!features.flowcharts || !open?.editor.mayCopy || open.opened.kind === 'unknown') return false
  return open.opened.kind !== kind
}

/** Makes a document of the other kind beside one, with all that it says, and opens it. */
export async function turnDocument({ opened, editor }: Opened, address: Address): Promise<void> {
  if (opened.kind === 'unknown') return
  const into: KindName = opened.kind === 'mindmap' ? 'flowchart' : 'mindmap'
  const translator = currentTranslator()
  const { turnedContent } = await import('./turned-content.ts')
  const turned = await turnedContent(opened, { title: address.name, pageName: translator.text('drafts.first-page') })
  const { pictures, ...content } = turned
  const bring = (made: Made) => bringPictures(made, pictures, editor.assets)
  const isDone = await openFilled(
    into,
    { ...content, name: nameOf(address.name, into, translator), bring },
    await folderOf(address),
  )
  if (isDone) notify({ kind: 'status', words: ({ text }) => text(`files.turned.${into}.done`) })
}

/** What is turned back is not called by both kinds. */
function nameOf(name: string, into: KindName, { text }: Translator): string {
  const other = into === 'flowchart' ? 'mindmap' : 'flowchart'
  const ending = text(`files.turned.${other}`, { name: '' })
  const plain = name.endsWith(ending) && name.length > ending.length ? name.slice(0, -ending.length) : name
  return shortenInto(plain, (part) => text(`files.turned.${into}`, { name: part }))
}

/** That of the document, as far as the person may put something there. */
async function folderOf({ kind, id }: Address): Promise<string | null> {
  if (kind !== 'file') return null
  try {
    const { allow_arrange, parent_guid } = await queryClient.ensureQueryData(fileQuery(id))
    return allow_arrange ? parent_guid : null
  } catch (error) {
    // Nobody can be asked: it begins in this browser, and goes to the outermost folder.
    console.warn('The folder is not known', error)
    return null
  }
}

/** Each document has pictures of its own, by the same names. */
async function bringPictures(made: Made, names: readonly string[], assets: CoreEditor['assets']): Promise<void> {
  let missing = 0
  for (const resource of names) {
    try {
      const picture = await assets?.picture?.(resource)
      if (!picture) throw new Error(`There is no picture ${resource}`)
      await putPicture(made, resource, picture)
    } catch (error) {
      console.warn('A picture is not copied', error)
      missing++
    }
  }
  if (missing > 0) notify({ kind: 'error', words: ({ text }) => text('files.turned.no-pictures') })
}
