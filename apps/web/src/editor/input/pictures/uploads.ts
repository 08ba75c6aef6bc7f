import type { ImageReference } from '@ramify/document'
import { initialImageSize } from '@ramify/scene'
import type { PictureOrder } from '../../../platform/assets/add-picture.ts'
import { isRefusedForGood } from '../../../platform/assets/picture-failure.ts'
import type { PicturePreset } from '../../../platform/assets/picture-size.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { errorText } from '../../../platform/show-error.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import type { Assets } from '../../core/ports.ts'
import { picturePreset } from './preset.ts'

/** A picture on its way. */
export interface Upload {
  readonly nth: number
  readonly name: string
  /** How much of it is there, 0 to 1. */
  readonly share: number
  readonly cancel: () => void
}

/** Pictures on their way into one document. */
export interface Uploads extends Store<readonly Upload[]> {
  /** The last picture in line: one goes after the other, the server takes only so many of a person at once. */
  last: Promise<void>
}

export const createUploads = (): Uploads => ({ ...createStore<readonly Upload[]>([]), last: Promise.resolve() })

let last = 0

/** Sends a picture, and puts it to use when it is there: at first small enough to leave room for the rest. */
export function uploadImage(
  editor: { readonly assets: Assets; readonly uploads: Uploads },
  file: File,
  use: (image: ImageReference) => void,
  preset: PicturePreset = picturePreset.get(),
): void {
  const refusal = editor.assets.refusal()
  if (refusal !== null) {
    notify({ kind: 'status', words: ({ text }) => text(refusal) })
    return
  }
  const { assets } = editor
  sendInLine(
    editor,
    file,
    (order) => assets.add(file, { preset, ...order }),
    ({ resource, ...size }) => use({ resource, ...whole(initialImageSize(size)) }),
  )
}

/** Sends something after whatever is on its way already, and puts it to use when it is there. */
export function sendInLine<Sent>(
  editor: { readonly uploads: Uploads },
  file: File,
  send: (order: Pick<PictureOrder, 'signal' | 'onProgress'>) => Promise<Sent>,
  use: (sent: Sent) => void,
): void {
  const { uploads } = editor
  const controller = new AbortController()
  const { signal } = controller
  const nth = ++last
  const others = () => uploads.get().filter((each) => each.nth !== nth)
  const tell = (share: number) => {
    const upload: Upload = { nth, name: file.name, share, cancel: () => controller.abort() }
    if (!signal.aborted) uploads.set([...others(), upload].sort((a, b) => a.nth - b.nth))
  }
  const sendThis = async () => {
    if (signal.aborted) return
    try {
      const sent = await send({ signal, onProgress: tell })
      if (!signal.aborted) use(sent)
    } catch (error) {
      if (!signal.aborted) tellFailure(error, () => sendInLine(editor, file, send, use))
    }
    uploads.set(others())
  }
  signal.addEventListener('abort', () => uploads.set(others()))
  tell(0)
  uploads.last = uploads.last.then(sendThis)
}

function tellFailure(error: unknown, again: () => void): void {
  const action = {
    label: ({ text }: Parameters<Parameters<typeof notify>[0]['words']>[0]) => text('retry'),
    run: again,
  }
  notify({
    kind: 'error',
    words: (translator) => errorText(error, translator),
    ...(!isRefusedForGood(error) && { action, stays: true }),
  })
}

function whole({ width, height }: { width: number; height: number }) {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}
