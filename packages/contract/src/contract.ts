import type { z } from 'zod'
import type { CallAuth } from './call.ts'
import { accountCalls } from './calls/accounts.ts'
import { commentCalls } from './calls/comments.ts'
import { cooperationCalls } from './calls/cooperation.ts'
import { exportCalls } from './calls/exports.ts'
import { feedbackCalls } from './calls/feedback.ts'
import { fileCalls } from './calls/files.ts'
import { folderCalls } from './calls/folders.ts'
import { historyCalls } from './calls/history.ts'
import { importCalls } from './calls/imports.ts'
import { notificationCalls } from './calls/notifications.ts'
import { passportCalls } from './calls/passport.ts'
import { recentCalls } from './calls/recent.ts'
import { resourceCalls } from './calls/resources.ts'
import { searchCalls } from './calls/search.ts'
import { sharingCalls } from './calls/sharing.ts'
import { teamCalls } from './calls/teams.ts'
import { trashCalls } from './calls/trash.ts'

/** Every call of the API, by its path under `/api`. */
export const contract = {
  ...passportCalls,
  ...accountCalls,
  ...fileCalls,
  ...folderCalls,
  ...trashCalls,
  ...recentCalls,
  ...searchCalls,
  ...historyCalls,
  ...cooperationCalls,
  ...commentCalls,
  ...sharingCalls,
  ...resourceCalls,
  ...exportCalls,
  ...importCalls,
  ...notificationCalls,
  ...teamCalls,
  ...feedbackCalls,
}

export type Contract = typeof contract
export type Path = keyof Contract

/** What a caller may send, before defaults. */
export type Body<P extends Path> = z.input<Contract[P]['body']>
/** What a handler gets, after defaults. */
export type Input<P extends Path> = z.output<Contract[P]['body']>
export type Data<P extends Path> = z.output<Contract[P]['data']>
export type Auth<P extends Path> = Contract[P]['auth'] & CallAuth
