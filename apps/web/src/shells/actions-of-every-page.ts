import { aboutActions } from '../features/about/index.ts'
import { accountActions } from '../features/accounts/index.ts'
import { appearanceActions } from '../features/appearance/index.ts'
import { cooperationActions } from '../features/cooperation/index.ts'
import { exportActions } from '../features/exports/index.ts'
import { feedbackActions } from '../features/feedback/index.ts'
import { fileActions } from '../features/files/index.ts'
import { helpActions } from '../features/help/index.ts'
import { importActions } from '../features/imports/index.ts'
import { notificationActions } from '../features/notifications/index.ts'
import { paletteActions } from '../features/palette/index.ts'
import { sharingActions } from '../features/sharing/index.ts'
import { teamActions } from '../features/teams/index.ts'

/** What one can do on every page, however large the screen is. */
export const actionsOfEveryPage = [
  fileActions,
  importActions,
  exportActions,
  sharingActions,
  cooperationActions,
  paletteActions,
  appearanceActions,
  accountActions,
  notificationActions,
  teamActions,
  helpActions,
  feedbackActions,
  aboutActions,
]
