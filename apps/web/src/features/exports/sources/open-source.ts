import { flowchartToContent, type OpenedDocument, toContent } from '@ramify/document'
import type { Assets } from '../../../editor/core/ports.ts'
import type { ReadStore } from '../../../platform/store.ts'
import type { SaveState } from '../../../platform/sync/index.ts'
import type { ExportSource } from '../source.ts'

interface Open {
  readonly opened: Exclude<OpenedDocument, { kind: 'unknown' }>
  readonly assets: Pick<Assets, 'picture' | 'attached'>
  readonly name: string
  readonly fileId: string | null
  readonly saveState: ReadStore<SaveState> | null
}

/** The document that is open, as it is on the screen: also what the server does not have yet. */
export function openSource({ opened, assets, name, fileId, saveState }: Open): ExportSource {
  return {
    kind: opened.kind,
    name,
    fileId,
    whenSaved: () => saved(saveState),
    read: async (use) => {
      const content =
        opened.kind === 'mindmap' ? toContent(opened.document.snapshot) : flowchartToContent(opened.document.snapshot)
      const { fileDocument } = await import('./file-document.ts')
      return fileDocument({ kind: opened.kind, title: name, content, assets, use })
    },
  }
}

/** Whoever exports while nothing can be saved gets what the server has. */
const longestMs = 5_000

function saved(state: ReadStore<SaveState> | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    if (state === null || state.get() !== 'saving') resolve()
  }
  const stop = state?.subscribe(look)
  const late = setTimeout(resolve, longestMs)
  look()
  return promise.finally(() => {
    stop?.()
    clearTimeout(late)
  })
}
