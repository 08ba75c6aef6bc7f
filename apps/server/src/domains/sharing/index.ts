import type { AddRoutes } from '../../platform/http/add-routes.ts'
import type { Handlers } from '../../platform/http/calls/call.ts'
import { changeShare } from './change-share.ts'
import { checkShare } from './check-share.ts'
import { findFile } from './find-file.ts'
import { deleteViews, listShares, listViews } from './lists.ts'
import { describeShares, eraseAccount } from './own-shares.ts'
import { createPasswordGuard } from './password-guard.ts'
import { posterRoute } from './poster-route.ts'
import { previewRoute } from './preview-route.ts'
import { saveShare } from './save-share.ts'
import type { Services } from './services.ts'
import { sharePages } from './share-page.ts'
import type { SharingTables } from './tables.ts'

export { createShares } from './shares.ts'

type Options = Omit<Services, 'guard' | 'now'> & {
  /** Told when too many have guessed at the password of a document's share. */
  onLocked: (locked: { fileId: string; ownerId: string }) => void
  now?: () => number
}

/** Links by which documents are shown to others, with an account or without. */
export function createSharing({ onLocked, now = Date.now, ...given }: Options) {
  const { database, limits } = given
  const tellLocked = async (shareId: string) => {
    const share = await given.shares.findLive({ shareId })
    if (share) onLocked({ fileId: share.file_id, ownerId: await given.access.ownerOf(share.space_id) })
  }
  const guard = createPasswordGuard({
    db: database.tables<SharingTables>(),
    limits,
    // The guess was answered all the same.
    onLocked: (shareId) => void tellLocked(shareId).catch((error) => given.log.error({ err: error }, 'lock not told')),
  })
  const services: Services = { ...given, guard, now }
  const change = changeShare(services)
  return {
    handlers: {
      '/share_info': change.info,
      '/set_share_status': change.setStatus,
      '/update_share_limit': change.updateLimit,
      '/check_share_limit': checkShare(services),
      '/check_form_metaguid': findFile(services),
      '/save_share': saveShare(services),
      '/ls_my_share': listShares(services),
      '/ls_my_view': listViews(services),
      '/delete_view_log': deleteViews(services),
    } satisfies Partial<Handlers>,
    routes: [previewRoute(services), posterRoute(services)] satisfies AddRoutes[],
    /** What is said of the pages of shares. */
    pageExtrasOf: sharePages(services),
    eraseAccount,
    /** For the download of everything that is a person's own. */
    describe: describeShares(database),
  }
}
