import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import { notAvailable } from './check-share.ts'
import type { Services } from './services.ts'

const toView = 2

/** Which files there are for a person; or to which document a link leads, for whoever has the link. */
export function findFile({ files, shares, fileOfJoinId }: Services): Handler<'/check_form_metaguid'> {
  return async ({ file_guids, share_id, meta_type = toView }, { reader }) => {
    if (share_id !== undefined) {
      const found =
        meta_type === toView ? (await shares.findLive({ shareId: share_id }))?.file_id : await fileOfJoinId(share_id)
      if (!found) throw notAvailable()
      return found
    }
    if (!reader?.personId) throw new AppError(-102)
    return { existing: await files.existing(principalOf(reader), file_guids ?? []) }
  }
}
