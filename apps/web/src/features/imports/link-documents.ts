import { type LinkedSheet, linkSheets, type ReportRow, reportLinked } from '@ramify/formats'
import { api } from '../../platform/api/api.ts'
import { notify } from '../../platform/notices/notices.ts'
import { documentPath, type Made } from '../files/index.ts'
import type { WorkerDocument } from './reading/read-messages.ts'

/**
 * Links between the sheets of a file become links between its documents, now that all have addresses. Those of drafts stay as the
 * file said them: a draft gets another address when it follows into an account.
 */
export async function linkDocuments<Added extends { readonly made: Made; readonly report: readonly ReportRow[] }>(
  documents: readonly WorkerDocument[],
  added: readonly Added[],
): Promise<readonly Added[]> {
  let missing = 0
  const linked = added.map(async (one, nth) => {
    const links = linksOf(documents[nth], added)
    if (one.made.kind !== 'file' || links.length === 0) return one
    try {
      const content = linkSheets(documents[nth]?.json ?? '', links)
      await api('/save', { file_guid: one.made.id, content: { ...content } })
      return { ...one, report: reportLinked(one.report, links) }
    } catch (error) {
      // The document is there all the same, and its report says that they were kept.
      console.warn('Links to other sheets are not made', error)
      missing += links.length
      return one
    }
  })
  const all = await Promise.all(linked)
  if (missing > 0) notify({ kind: 'error', words: ({ text }) => text('imports.no-links', { count: missing }) })
  return all
}

function linksOf(document: WorkerDocument | undefined, added: readonly { readonly made: Made }[]): LinkedSheet[] {
  return (document?.sheetLinks ?? []).flatMap((link) => {
    const made = added[link.toDocument]?.made
    if (made?.kind !== 'file') return []
    const url = `${location.origin}${documentPath(made.id)}#topic=${encodeURIComponent(link.toNode)}`
    return [{ ...link, url }]
  })
}
