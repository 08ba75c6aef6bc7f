import { api } from '../../../platform/api/api.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { dropSession } from '../../../platform/session/session-store.ts'
import { forgetSentCode } from '../entry/contact/code-clock.ts'
import { type Contact, contactBody } from '../entry/contact/contact.ts'
import { erasePerson } from '../leave-account.ts'

interface Wish {
  personId: string
  contact: Contact
  captcha: string
  phrase: string
  reason: string
}

/** For good, everywhere; this browser keeps nothing of it either. */
export async function deleteAccount({ personId, contact, captcha, phrase, reason }: Wish): Promise<void> {
  await api('/user/destroy', { ...contactBody(contact), captcha, phrase, reason })
  forgetSentCode()
  dropSession()
  await erasePerson(personId)
  notify({ kind: 'status', words: ({ text }) => text('accounts.delete.done') })
}
