import type { Handlers } from '../../platform/http/calls/call.ts'
import { addComment } from './add-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { deleteGuestComments } from './delete-guest-comments.ts'
import { editComment } from './edit-comment.ts'
import { eraseAccount } from './erase-account.ts'
import { listComments } from './list-comments.ts'
import { mentionList } from './mentions.ts'
import { ownComments } from './own-comments.ts'
import { getRead, updateRead } from './read-state.ts'
import { remove } from './remove.ts'
import { resolveComment } from './resolve-comment.ts'
import type { Services } from './services.ts'

export type { CommentNews } from './events.ts'

export { commentSettings } from './settings.ts'

/** What people say about documents and their topics. */
export function createComments(services: Services) {
  return {
    handlers: {
      '/add_comment': addComment(services),
      '/get_comment': listComments(services),
      '/edit_comment': editComment(services),
      '/delete_comment': deleteComment(services),
      '/delete_guest_comments': deleteGuestComments(services),
      '/resolve_comment': resolveComment(services),
      '/get_read': getRead(services),
      '/update_read': updateRead(services),
      '/get_mention_list': mentionList(services),
    } satisfies Partial<Handlers>,
    /** Everything said about files that are removed for good, in the transaction that does it. */
    remove,
    /** A person goes for good. */
    eraseAccount: eraseAccount(services),
    ownComments: ownComments(services.database),
  }
}
