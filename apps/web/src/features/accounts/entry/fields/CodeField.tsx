import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../platform/api/api.ts'
import { useText } from '../../../../platform/i18n/language.ts'
import { notify } from '../../../../platform/notices/notices.ts'
import { useStore } from '../../../../platform/store.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { type CodeScene, codeRefused, codeSent, isCodeOut, secondsLeft, sentCode } from '../contact/code-clock.ts'
import { type Contact, contactBody, isReachable } from '../contact/contact.ts'
import { plainCode } from '../contact/plain-code.ts'
import { contactWrong, secondsToWait } from '../form/entry-errors.ts'
import type { Entry } from '../form/use-entry.ts'
import { useSecondsUntil } from '../form/use-seconds-until.ts'
import { optionsQuery } from '../options-query.ts'
import styles from './CodeField.module.css'

interface Props {
  entry: Entry
  scene: CodeScene
  /** Where it goes when the form does not ask for that. */
  to?: Contact
  field?: 'code' | 'oldCode'
  /** What it is called where there are two. */
  label?: string
}

/** The code that was sent, and the button that sends it. */
export function CodeField({ entry, scene, to, field = 'code', label }: Props) {
  const { text } = useText()
  const [isSending, setSending] = useState(false)
  const contact = to ?? entry.values.contact
  const isSent = useQuery(optionsQuery).data?.delivery[contact.kind] !== 'outbox'
  const code = useStore(sentCode)
  const isRunning = secondsLeft(code, scene, contact, Date.now()) > 0
  const seconds = useSecondsUntil(isRunning && code ? code.until : 0)

  const send = async () => {
    if (isSending || seconds > 0) return
    if (!isReachable(contact)) {
      entry.complain({ contact: contactWrong(contact) })
      return
    }
    setSending(true)
    try {
      codeSent(scene, contact, await sendCode(scene, contact))
      entry.complain({})
      if (isSent) notify({ kind: 'status', words: ({ message }) => message('x-code-sent') })
      entry.focus(field)
    } catch (error) {
      const wait = secondsToWait(error)
      if (wait > 0) codeRefused(scene, contact, wait)
      entry.tell(error)
    } finally {
      setSending(false)
    }
  }

  return (
    <div>
      <Field
        ref={entry.refOf(field)}
        label={label ?? text('accounts.code')}
        name={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={entry.values[field]}
        error={entry.errorOf(field)}
        onChange={(event) => entry.change({ [field]: plainCode(event.target.value) })}
        beside={
          <Button size="l" className={styles.send} isOff={seconds > 0} isBusy={isSending} onClick={() => void send()}>
            {seconds > 0 ? text('accounts.code.again', { seconds }) : text('accounts.code.send')}
          </Button>
        }
      />
      {/* There all along: what is said in it later is read out. */}
      <p role="status" className={styles.note}>
        {!isSent && isCodeOut(code, scene, contact) && text('accounts.code.outbox')}
      </p>
    </div>
  )
}

/** Returns the seconds until another code can be sent. */
async function sendCode(scene: CodeScene, contact: Contact): Promise<number> {
  const { wait } = await api('/passport/captcha', { ...contactBody(contact), scene })
  return wait
}
