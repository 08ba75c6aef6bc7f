import { kindContent } from '@ramify/document'
import { api } from '../../../platform/api/api.ts'
import { fetchContent } from '../../../platform/api/fetch-content.ts'
import { openAssets } from '../../../platform/assets/index.ts'
import { draftsRoom, type FileItem } from '../../files/index.ts'
import type { ExportSource } from '../source.ts'

/** Whether an entry of a list is a document that can be exported here. */
export const isExported = ({ documentKind, trashed, link }: FileItem): boolean =>
  documentKind !== null && trashed === null && link?.kind !== 'viewed'

/** A document of a list, which is not open. */
export function listedSource({ id, kind, name, documentKind }: FileItem): ExportSource {
  const ofKind = documentKind ?? 'mindmap'
  return {
    kind: ofKind,
    name,
    fileId: kind === 'file' ? id : null,
    whenSaved: async () => undefined,
    read: async (use) => {
      const { fileDocument } = await import('./file-document.ts')
      if (kind === 'file') {
        const { content, content_url } = await api('/open', { file_guid: id })
        const whole = content ?? (await fetchContent(content_url ?? ''))
        return withAssets(openAssets(id), (assets) =>
          fileDocument({ kind: ofKind, title: name, content: whole, assets, use }),
        )
      }
      const { draftDocument, openDraftAssets } = await draftsRoom()
      const { contentOf } = await kindContent(ofKind)
      const content = contentOf(await draftDocument(id))
      return withAssets(openDraftAssets(id), (assets) =>
        fileDocument({ kind: ofKind, title: name, content, assets, use }),
      )
    },
  }
}

async function withAssets<Assets extends { close: () => void }, Result>(
  assets: Assets,
  work: (assets: Assets) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(assets)
  } finally {
    assets.close()
  }
}
