import { forgetImportedFiles } from '../../platform/imports/imported-files.ts'
import { forgetIncoming } from '../../platform/incoming/incoming.ts'
import { tellShell } from '../../platform/native-shell/tell-shell.ts'
import { ask } from '../../platform/questions/questions.ts'
import { sessionStore } from '../../platform/session/session-store.ts'
import { signOut } from '../../platform/session/sign-out.ts'

const syncRoom = () => import('../../platform/sync/index.ts')

/** Signs out; asks first when something of this person's work is only in this browser. */
export async function leaveAccount(): Promise<void> {
  const personId = sessionStore.get()?.user?.user_id
  const count = personId === undefined ? 0 : await unsynced(personId)
  if (count > 0 && !(await isSure(count))) return
  await signOut()
  if (personId !== undefined) await forgetPerson(personId)
  tellShell('logout')
}

/** Whoever wants to leave a browser that keeps nothing, or cannot be asked, is not held up. */
async function unsynced(personId: string): Promise<number> {
  try {
    const { files, copies } = await (await syncRoom()).unsyncedWork(personId)
    return files.length + copies
  } catch (error) {
    console.warn('Not known what is unsynced', error)
    return 0
  }
}

/** What this browser keeps of a person who left; what the server does not have stays, for them alone. */
export async function forgetPerson(personId: string): Promise<void> {
  try {
    await (await syncRoom()).leave(personId)
    await forgetImportedFiles()
    await forgetIncoming()
  } catch (error) {
    console.warn('Not removed from this browser', error)
  }
}

/** Nothing of a deleted account stays here, not even what never reached the server. */
export async function erasePerson(personId: string): Promise<void> {
  try {
    await (await syncRoom()).erase(personId)
    await forgetImportedFiles()
    await forgetIncoming()
  } catch (error) {
    console.warn('Not removed from this browser', error)
  }
}

function isSure(count: number): Promise<boolean> {
  return ask({
    title: ({ text }) => text('accounts.sign-out.ask'),
    sentence: ({ text }) => text('accounts.sign-out.unsynced', { count }),
    act: ({ text }) => text('accounts.sign-out'),
  })
}
