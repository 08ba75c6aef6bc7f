import type { ImageReference } from '@ramify/document'
import { initialImageSize } from '@ramify/scene'
import { isRefusedForGood } from '../../../platform/assets/picture-failure.ts'
import type { PicturePreset } from '../../../platform/assets/picture-size.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { errorText } from '../../../platform/show-error.ts'
import { createStore } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { picturePreset } from './preset.ts'

/** A picture on its way. */
export interface Upload {
  readonly nth: number
  readonly name: string
  /** How much of it is there, 0 to 1. */
  readonly share: number
  readonly cancel: () => void
}

export const uploadsOf = perEditor(() => createStore<readonly Upload[]>([]))

/** The last picture in line: one goes after the other, the server takes only so many of a person at once. */
const lineOf = perEditor(() => ({ last: Promise.resolve() }))
let last = 0

/** Sends a picture, and puts it to use when it is there: at first small enough to leave the map a map. */
export function uploadImage(
  editor: MapEditor,
  file: File,
  use: (image: ImageReference) => void,
  preset: PicturePreset = picturePreset.get(),
): void {
  const refusal = editor.assets.refusal()
  if (refusal !== null) {
    notify({ kind: 'status', words: ({ text }) => text(refusal) })
    return
  }
  const uploads = uploadsOf(editor)
  const controller = new AbortController()
  const { signal } = controller
  const nth = ++last
  const others = () => uploads.get().filter((each) => each.nth !== nth)
  const tell = (share: number) => {
    const upload: Upload = { nth, name: file.name, share, cancel: () => controller.abort() }
    if (!signal.aborted) uploads.set([...others(), upload].sort((a, b) => a.nth - b.nth))
  }
  const send = async () => {
    if (signal.aborted) return
    try {
      const order = { preset, signal, onProgress: tell }
      const { resource, ...size } = await editor.assets.add(file, order)
      if (!signal.aborted) use({ resource, ...whole(initialImageSize(size)) })
    } catch (error) {
      if (!signal.aborted) tellFailure(error, () => uploadImage(editor, file, use, preset))
    }
    uploads.set(others())
  }
  signal.addEventListener('abort', () => uploads.set(others()))
  tell(0)
  const line = lineOf(editor)
  line.last = line.last.then(send)
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
