import { type HistoryVersion, type Input, isBlankName, type PlanLimits } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import type { WantedVersion } from '../documents/index.ts'
import type { Plan } from '../membership/index.ts'
import { presentVersions } from './present-versions.ts'
import { requireHistory } from './require-history.ts'
import type { Services } from './services.ts'

export function saveVersion(services: Services): Handler<'/save_backup'> {
  const { documents, storage, planOfSpace } = services
  return async (input, { session, clientSchema }) => {
    const { file_guid, hash } = input
    const { spaceId } = await requireHistory(services, principalOf(session), file_guid)
    documents.requireShownBy(clientSchema, await documents.kindOf(file_guid))
    const plan = await planOfSpace(spaceId)
    const requireRoom: RequireRoom = (db, bytes) => storage.requireRoom(db, spaceId, bytes)
    const kept = await documents.keepVersion(file_guid, session.personId, wantedVersion(input, plan, requireRoom), hash)
    if (kept === 'conflict') throw new AppError(-409)
    if (kept === 'duplicate') throw new AppError(-400, { code: '522' })
    if (kept === 'limit') throw versionLimitReached(plan.limits)
    const [version] = await presentVersions(services, [kept.version])
    return { ...(version as HistoryVersion), is_new: kept.isNew }
  }
}

type RequireRoom = Extract<WantedVersion, { reason: 'named' }>['requireRoom']

function wantedVersion(
  { type: reason, tag_text: title = '' }: Input<'/save_backup'>,
  { name, limits }: Plan,
  requireRoom: RequireRoom,
): WantedVersion {
  if (reason === 'before-restore') return { reason }
  if (isBlankName(title)) throw new AppError(-400, { code: '519', field: 'tag_text' })
  return { reason, title, limit: limits.versions, isOnFreePlan: name === 'free', requireRoom }
}

const versionLimitReached = ({ versions }: PlanLimits): AppError =>
  new AppError(-111, { code: 'x-version-limit', params: { limit: versions ?? 0 } })
