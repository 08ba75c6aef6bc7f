import type { AppNotification } from '@ramify/contract'
import { documentPath, folderPath, teamPath } from '../files/index.ts'

type Told = Pick<AppNotification, 'type' | 'file_guid' | 'file_name' | 'file_type' | 'comment_id'>

/** Where a notification leads: to the document, and there to the comment. Null where there is nothing to see. */
export function notificationPath({ type, file_guid, file_name, file_type, comment_id }: Told): string | null {
  if (type.startsWith('team-')) return teamPath
  // Who is invited may not see it yet: the page of the document says what to do.
  if (file_name === null && type !== 'invited') return null
  if (file_type === 'folder') return folderPath(file_guid)
  const comment = comment_id === null ? '' : `?comment=${encodeURIComponent(comment_id)}`
  return `${documentPath(file_guid)}${comment}`
}
