// Apart from the messages: the web app needs these alone, and would get all that checks messages with them.

/** Live editing: a WebSocket here, one room a file, named by the file's id. */
export const collabPath = '/collab'

/** What has changed for a person: see person-events.ts. */
export const eventsPath = '/events'

/** Close codes of these sockets that are ours. */
export const closeCodes = {
  /** The session is over or never was: sign in. */
  session: 4401,
  /** No such file, or not for this person. */
  access: 4403,
  /** To who came through a share link and was looking: the share has ended (408). */
  linkEnded: 4404,
  /** The same when it has run out (309). */
  linkExpired: 4410,
  /** The same when the link has to be proven again: it has another password by now, or was proven a day ago. */
  linkUnproven: 4428,
  /** What the client knows and what is stored do not fit, or it authenticated too late: connect again and sync. */
  resync: 4409,
  /** The app is older than the document: get the new one. */
  update: 4426,
  /** Too much at once: wait and connect again. */
  slower: 4429,
  /** Its person has too many megabytes of documents open: close some of them, then this one opens. */
  tooMuchOpen: 4413,
} as const
