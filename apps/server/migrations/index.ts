import type { Migration } from '../src/platform/database/migrate.ts'
import { accountsAndSessions } from './0001-accounts-and-sessions.ts'
import { filesAndDocuments } from './0002-files-and-documents.ts'
import { resources } from './0003-resources.ts'
import { foldersTrashAndRecent } from './0004-folders-trash-and-recent.ts'
import { searchAndListIndexes } from './0005-search-and-list-indexes.ts'
import { codesAndLimits } from './0006-codes-and-limits.ts'
import { profilesAndQrCodes } from './0007-profiles-and-qr-codes.ts'
import { feedback } from './0008-feedback.ts'
import { thirdPartySignIn } from './0009-third-party-sign-in.ts'
import { namesByPinyin } from './0010-names-by-pinyin.ts'
import { seenDocuments } from './0011-seen-documents.ts'
import { spaces } from './0012-spaces.ts'
import { grants } from './0013-grants.ts'
import { accessCounters } from './0014-access-counters.ts'
import { documentVersions } from './0015-document-versions.ts'
import { documentHeads } from './0016-document-heads.ts'
import { namedVersions } from './0017-named-versions.ts'
import { sharing } from './0018-sharing.ts'
import { cooperation } from './0019-cooperation.ts'
import { comments } from './0020-comments.ts'
import { notifications } from './0021-notifications.ts'
import { teams } from './0022-teams.ts'
import { invitations } from './0023-invitations.ts'
import { teamInvitations } from './0024-team-invitations.ts'
import { attachedFiles } from './0025-attached-files.ts'
import { exportTasks } from './0026-export-tasks.ts'
import { resolvedFiles } from './0027-resolved-files.ts'
import { trackedEvents } from './0028-tracked-events.ts'
import { workchatTokens } from './0029-workchat-tokens.ts'
import { outsideTokens } from './0030-outside-tokens.ts'

/** Applied in order of name; a landed one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-sessions': accountsAndSessions,
  '0002-files-and-documents': filesAndDocuments,
  '0003-resources': resources,
  '0004-folders-trash-and-recent': foldersTrashAndRecent,
  '0005-search-and-list-indexes': searchAndListIndexes,
  '0006-codes-and-limits': codesAndLimits,
  '0007-profiles-and-qr-codes': profilesAndQrCodes,
  '0008-feedback': feedback,
  '0009-third-party-sign-in': thirdPartySignIn,
  '0010-names-by-pinyin': namesByPinyin,
  '0011-seen-documents': seenDocuments,
  '0012-spaces': spaces,
  '0013-grants': grants,
  '0014-access-counters': accessCounters,
  '0015-document-versions': documentVersions,
  '0016-document-heads': documentHeads,
  '0017-named-versions': namedVersions,
  '0018-sharing': sharing,
  '0019-cooperation': cooperation,
  '0020-comments': comments,
  '0021-notifications': notifications,
  '0022-teams': teams,
  '0023-invitations': invitations,
  '0024-team-invitations': teamInvitations,
  '0025-attached-files': attachedFiles,
  '0026-export-tasks': exportTasks,
  '0027-resolved-files': resolvedFiles,
  '0028-tracked-events': trackedEvents,
  '0029-workchat-tokens': workchatTokens,
  '0030-outside-tokens': outsideTokens,
}
