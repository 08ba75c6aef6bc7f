import type { SessionInfo } from '@ramify/contract'
import type { Speaker } from '@ramify/locales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { api } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/language.ts'
import { relativeTime } from '../../platform/i18n/relative-time.ts'
import { notify } from '../../platform/notices/notices.ts'
import { showError } from '../../platform/show-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { deviceName } from './device-name.ts'
import styles from './SessionRow.module.css'
import { sessionsQuery } from './sessions-query.ts'

export function SessionRow({ session }: { session: SessionInfo }) {
  const speaker = useText()
  const { text } = speaker
  const queries = useQueryClient()
  const { browser, system } = deviceName(session.device)
  const nameIn = ({ text }: Speaker) =>
    browser && system
      ? text('accounts.device', { browser, system })
      : (browser ?? system ?? (session.device || text('accounts.device.unknown')))
  const name = nameIn(speaker)

  const end = useMutation({
    mutationFn: () => api('/user/end_session', { session_id: session.session_id }),
    onSuccess: () =>
      notify({
        kind: 'status',
        words: (speaker) => speaker.text('accounts.session.ended', { device: nameIn(speaker) }),
      }),
    onError: showError,
    onSettled: () => queries.invalidateQueries(sessionsQuery),
  })

  return (
    <li className={styles.row}>
      <Icon icon={/iPhone|Android/.test(system ?? '') ? Smartphone : Monitor} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.device}>{name}</p>
        <p className={styles.meta}>
          {session.is_current ? (
            <span className={styles.current}>{text('accounts.session.this')}</span>
          ) : (
            text('accounts.session.active', { time: relativeTime(session.last_seen_at, Date.now(), speaker) })
          )}
          {' · '}
          {session.address}
        </p>
      </div>
      {!session.is_current && (
        <Button
          aria-label={text('accounts.session.end', { device: name })}
          isBusy={end.isPending}
          onClick={() => end.mutate()}
        >
          {text('accounts.sign-out')}
        </Button>
      )}
    </li>
  )
}
