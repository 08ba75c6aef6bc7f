import { onServerBack } from '../api/server-back.ts'
import { readLocal, writeLocal } from '../storage/local.ts'

const key = 'ramify.unended-sessions'

/** Ends a session that this browser no longer uses: now, or when the server can be reached again. Nothing waits for this. */
export async function endSession(token: string): Promise<void> {
  // Written down first: the page may be closed before an answer comes.
  if (!unended().includes(token)) write([...unended(), token])
  try {
    await fetch('/api/logout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{}',
      credentials: 'omit',
      keepalive: true,
    }).then((response) => response.json())
    // Whatever the answer says: a session that the server does not know is over too.
    write(unended().filter((each) => each !== token))
  } catch (error) {
    console.warn('The session before was not ended', error)
  }
}

/** Sessions that were left while nobody answered end when somebody does, also on a later visit. */
export function endLeftSessions(): void {
  const endAll = () => {
    for (const token of unended()) void endSession(token)
  }
  endAll()
  onServerBack(endAll)
}

function unended(): readonly string[] {
  try {
    const tokens: unknown = JSON.parse(readLocal(key) ?? '[]')
    return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string') : []
  } catch {
    return [] // not ours, or cut off: the sessions run out by themselves
  }
}

function write(tokens: readonly string[]): void {
  writeLocal(key, tokens.length === 0 ? null : JSON.stringify(tokens))
}
