import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Profile } from './profile.ts'

/** A map as `/open` gave it. */
interface RecordedMap {
  content: Record<string, unknown>
  hash: string
}

/** What `record-profile.ts` noted beside the backup and the profiles. */
interface Expected {
  email: string
  password: string
  userId: string
  nickname: string
  voyageId: string
  crewId: string
  draftId: string
  /** In the backup. */
  before: { voyage: RecordedMap; crew: RecordedMap }
  /** When the browser of the profile had delivered what it had. */
  after: { voyage: RecordedMap; guest: RecordedMap }
}

const read = <Value>(name: string): Value =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))

// Recorded once, and never again to make a test pass: see record-profile.ts.
export const expected = read<Expected>('expected.json')
/** A browser whose person was signed in, with pending edits and a refused copy. */
export const signedIn = read<Profile>('profile-signed-in.json')
/** The same browser later: the person has signed out, and somebody has made a draft without an account. */
export const signedOut = read<Profile>('profile-signed-out.json')
export const backupPath = fileURLToPath(new URL('fixtures/backup.tar', import.meta.url))
