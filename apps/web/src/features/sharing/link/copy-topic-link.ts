import { queryClient } from '../../../platform/api/query-client.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { type SharedFile, shareAsked } from '../dialog/share-asked.ts'
import { shareQuery } from '../share-query.ts'
import { copyLink } from './copy-link.ts'
import { shareLink } from './share-link.ts'

/** The share link with one topic in it. Where there is no link yet, the way to one opens. */
export async function copyTopicLink(file: SharedFile, topic: string): Promise<void> {
  try {
    const { share_id, is_share } = await queryClient.fetchQuery(shareQuery(file.id))
    if (share_id !== null && is_share === 1) return await copyLink(shareLink(share_id, topic))
    notify({ kind: 'status', words: ({ text }) => text('sharing.topic-link.off') })
    shareAsked.set(file)
  } catch (error) {
    showError(error)
  }
}
