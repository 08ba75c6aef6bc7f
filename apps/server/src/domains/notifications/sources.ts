import type { Access } from '../access/index.ts'
import type { CommentNews } from '../comments/index.ts'
import type { CooperationEvent } from '../cooperation/index.ts'
import type { TeamEvent } from '../teams/index.ts'
import type { NotificationEvent } from './event.ts'

/** What becomes of an event of co-editing. */
export function ofCooperation(event: CooperationEvent): NotificationEvent {
  const { fileId, personId } = event
  switch (event.type) {
    case 'invited':
      return { type: 'invited', fileId, actor: event.by, to: [personId] }
    case 'joined':
      return { type: 'joined', fileId, actor: personId, to: [event.to] }
    case 'applied':
      return { type: 'applied', fileId, actor: personId, to: event.to }
    case 'answered':
      return { type: event.isAccepted ? 'accepted' : 'refused', fileId, actor: event.by, to: [personId] }
    case 'access-requested':
      return { type: 'access-requested', fileId, actor: personId, to: [event.to] }
  }
}

/** A comment that begins a thread concerns everybody who works on the document; they can mute it. */
export async function ofComment(access: Pick<Access, 'membersOf'>, news: CommentNews): Promise<NotificationEvent> {
  const { type, fileId, commentId, nodeId, content, by, guestNumber } = news
  return {
    type,
    fileId,
    actor: by,
    to: news.type === 'commented' ? await access.membersOf(fileId) : news.to,
    ...(guestNumber !== null && { guestNumber }),
    details: { commentId, excerpt: content, ...(nodeId !== null && { nodeId }) },
  }
}

/** What becomes of an event of a team; null: nobody has to be told. `rootId`: the folder with all of its files. */
export function ofTeam(event: TeamEvent, rootId: string): NotificationEvent | null {
  const about = { fileId: rootId, details: { excerpt: event.teamName } }
  switch (event.type) {
    case 'invited':
      return { ...about, type: 'team-invited', actor: event.by, to: [event.personId] }
    case 'joined':
    case 'left':
      return { ...about, type: `team-${event.type}`, actor: event.personId, to: [event.ownerId] }
    case 'removed':
      return event.wasMember ? { ...about, type: 'team-removed', actor: event.by, to: [event.personId] } : null
    case 'handed-over':
      return { ...about, type: 'team-handed-over', actor: event.by, to: [event.personId] }
    case 'ended':
      return { ...about, type: 'team-ended', actor: event.by, to: event.personIds }
    case 'declined':
      return null
  }
}
