import { mostInNotice } from '@ramify/contract'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { askWorkchat } from '../../../platform/workchat/ask-workchat.ts'
import type { ClientConfig } from '../../../platform/workchat/client.ts'
import { tellRefusal } from '../../files/index.ts'
import { refreshTeam } from '../team/team-acts.ts'

/** Lets somebody choose colleagues, and sends them the way to join the document. The server opens it for them before that. */
export async function sendWorkNotice(fileId: string, name: string): Promise<void> {
  const { text } = currentTranslator()
  try {
    const { pickPeople } = await import('../../../platform/workchat/client.ts')
    const [page = ''] = location.href.split('#')
    const config = await askWorkchat<ClientConfig>('config', { query: { url: page } })
    const tooMany = text('workchat.too-many', { count: mostInNotice })
    const people = await pickPeople(config, { title: text('workchat.pick'), tooMany })
    if (people.length === 0) return
    if (people.length > mostInNotice) {
      notify({ kind: 'error', words: ({ text }) => text('workchat.too-many', { count: mostInNotice }) })
      return
    }
    const person = sessionStore.get()?.user?.nickname ?? ''
    const msg = text('workchat.words', { person, name })
    await askWorkchat('send-company-msg', { body: { file_guid: fileId, userid_list: people, msg, to_all_user: false } })
    notify({ kind: 'status', words: ({ text }) => text('workchat.sent', { count: people.length }) })
    refreshTeam(fileId)
  } catch (error) {
    tellRefusal(error)
  }
}
