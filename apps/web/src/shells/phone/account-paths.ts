import { teamPath } from '../../features/files/index.ts'
import { notificationsPath } from '../../features/notifications/index.ts'

export const mePath = '/user'

/** Of pages about oneself, apart from the pages: every address is asked for, and few lead there. */
const accountPaths = [mePath, '/user/info', teamPath, '/setting', notificationsPath] as const

export type AccountPath = (typeof accountPaths)[number]

export const isAccountPath = (path: string): path is AccountPath => accountPaths.some((each) => each === path)
