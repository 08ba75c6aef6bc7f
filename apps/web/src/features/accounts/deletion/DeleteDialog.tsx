import type { User } from '@ramify/contract'
import { MessageSquareText, TextCursorInput } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FilesToHandOver } from '../../cooperation/index.ts'
import { teamPath, useJoinedTeams } from '../../files/index.ts'
import { CodeField } from '../entry/fields/CodeField.tsx'
import { useAct, useEntry } from '../entry/form/use-entry.ts'
import { WaitAlert } from '../entry/form/WaitAlert.tsx'
import { ownContact } from '../profile/own-contact.ts'
import styles from './DeleteDialog.module.css'
import { deleteAccount } from './delete-account.ts'

const longestReason = 500

/** Asks for what nobody does by mistake: a sentence typed in full, a reason, a code. */
export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { text, message } = useText()
  const contact = ownContact(user)
  const owned = useJoinedTeams().filter(({ role }) => role === 'owner').length
  const expected = text('account.delete.phrase')
  const [phrase, setPhrase] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const reasonField = useRef<HTMLInputElement>(null)
  const phraseField = useRef<HTMLInputElement>(null)
  const isReason = reason.trim() !== ''
  const isPhrase = plain(phrase) === plain(expected)
  const entry = useEntry({
    needs: () => ['code'],
    act: async ({ code }) => {
      if (!contact) return
      await deleteAccount({ personId: user.user_id, contact, captcha: code, phrase, reason: reason.trim() })
      navigate('/login')
    },
  })
  const label = useAct(entry, text('accounts.delete.act'))
  const act = () => {
    setTried(true)
    if (!isReason) reasonField.current?.focus()
    else if (!isPhrase) phraseField.current?.focus()
    else void entry.submit()
  }
  return (
    <FormDialog
      title={text('accounts.delete.title')}
      size="m"
      act={label}
      isDestructive
      isBusy={entry.isBusy}
      isOff={contact === null || entry.waitsFor > 0}
      onAct={act}
      onClose={onClose}
    >
      <p className={styles.sentence}>{text('accounts.delete.sentence')}</p>
      {owned > 0 && (
        <p className={styles.refused}>
          <Link href={teamPath} onClick={onClose}>
            {text('accounts.delete.teams', { count: owned })}
          </Link>
        </p>
      )}
      <FilesToHandOver />
      <Field
        ref={reasonField}
        label={text('accounts.delete.reason')}
        icon={MessageSquareText}
        name="reason"
        maxLength={longestReason}
        value={reason}
        error={isTried && !isReason ? text('accounts.delete.reason.missing') : null}
        onChange={(event) => setReason(event.target.value)}
      />
      <Field
        ref={phraseField}
        label={text('accounts.delete.phrase', { phrase: expected })}
        icon={TextCursorInput}
        name="phrase"
        autoComplete="off"
        value={phrase}
        error={isTried && !isPhrase ? text('accounts.delete.phrase.wrong') : null}
        onChange={(event) => setPhrase(event.target.value)}
      />
      {contact ? (
        <>
          <CodeField entry={entry} scene="destroy" to={contact} />
          <p className={styles.sentence}>{text('accounts.code.to', { address: user.email ?? user.phone ?? '' })}</p>
        </>
      ) : (
        <p className={styles.refused}>{message('x-bind-first')}</p>
      )}
      <WaitAlert entry={entry} />
    </FormDialog>
  )
}

const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase()
