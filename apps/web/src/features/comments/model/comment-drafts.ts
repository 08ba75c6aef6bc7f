import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import type { Commenter, MentionedPerson } from './comments.ts'

const key = 'ramify.comments.drafts'
/** The oldest goes first. */
const mostKept = 30

/** What somebody has begun to write and not sent. */
export interface CommentDraft {
  readonly text: string
  readonly mentions: readonly MentionedPerson[]
}

/** Where it belongs: one for each person, document and thread; null: a new thread. */
export interface DraftPlace {
  readonly who: Commenter
  readonly fileId: string
  readonly threadId: string | null
}

export function readDraft(place: DraftPlace): CommentDraft | null {
  const draft = all().get(nameOf(place))
  return typeof draft?.text === 'string' ? { text: draft.text, mentions: draft.mentions ?? [] } : null
}

/** Stays on this device until it is sent or taken back, or until the person signs out. */
export function keepDraft(place: DraftPlace, draft: CommentDraft): void {
  const drafts = all()
  drafts.delete(nameOf(place))
  if (draft.text.trim() !== '') drafts.set(nameOf(place), draft)
  const kept = [...drafts].slice(-mostKept)
  writeLocal(key, kept.length === 0 ? null : JSON.stringify(kept))
}

const nameOf = ({ who, fileId, threadId }: DraftPlace): string =>
  [who.mode === 'person' ? who.personId : 'guest', fileId, threadId ?? 'new'].join(' ')

function all(): Map<string, CommentDraft> {
  try {
    return new Map(JSON.parse(readLocal(key) ?? '[]'))
  } catch {
    return new Map() // not ours, or cut off
  }
}
