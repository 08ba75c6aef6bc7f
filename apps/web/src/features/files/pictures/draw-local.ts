import { contentHash, type KindName, kindContent } from '@ramify/document'
import { openAssets } from '../../../platform/assets/index.ts'
import { draftsRoom } from '../drafts/drafts-query.ts'
import type { LocalDrawing } from './draw-local-map.ts'
import { inIdleTurn } from './idle-turns.ts'

/** Where a document is stored in this browser. */
export type LocalSource = { readonly documentKind: KindName; readonly id: string } & (
  | { readonly kind: 'draft' }
  | { readonly kind: 'kept'; readonly personId: string }
)

/** Each is as large as the half of an editor. */
const drawings: Record<KindName, () => Promise<LocalDrawing>> = {
  mindmap: async () => (await import('./draw-local-map.ts')).drawLocalMap,
  flowchart: async () => (await import('./draw-local-flowchart.ts')).drawLocalFlowchart,
}

/** By what is in the document: most are as they were when they were last drawn. The oldest goes first. */
const drawn = new Map<string, Blob | null>()
const mostKept = 200

/** The same picture as the server makes of a document; null when there is nothing to draw. */
export async function drawLocal(source: LocalSource): Promise<Blob | null> {
  const [doc, { contentOf }, draw] = await Promise.all([
    documentOf(source),
    kindContent(source.documentKind),
    drawings[source.documentKind](),
  ])
  return inIdleTurn(async () => {
    const hash = contentHash(contentOf(doc))
    const picture = drawn.get(hash) ?? (await paint(draw, doc, source))
    drawn.delete(hash)
    drawn.set(hash, picture)
    for (const [oldest] of drawn) if (drawn.size > mostKept) drawn.delete(oldest)
    return picture
  })
}

type Doc = Awaited<ReturnType<typeof documentOf>>

async function paint(draw: LocalDrawing, doc: Doc, source: LocalSource): Promise<Blob | null> {
  const assets = await assetsOf(source)
  try {
    const canvas = await draw(doc, assets)
    return canvas && new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  } finally {
    assets.close()
  }
}

/** Pictures are kept where the document is. */
async function assetsOf({ kind, id }: LocalSource) {
  return kind === 'draft' ? (await draftsRoom()).openDraftAssets(id) : openAssets(id)
}

async function documentOf(source: LocalSource) {
  if (source.kind === 'draft') return (await draftsRoom()).draftDocument(source.id)
  const { cachedDocument } = await import('../../../platform/sync/index.ts')
  return cachedDocument(source.personId, source.id)
}
