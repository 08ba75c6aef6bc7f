import type { SessionInfo } from '@ramify/contract'
import { useMutation } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { relativeTime } from '../../../platform/i18n/relative-time.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { deviceName, deviceWords } from './device-name.ts'
import styles from './SessionRow.module.css'
import { sessionsQuery } from './sessions-query.ts'

export function SessionRow({ session }: { session: SessionInfo }) {
  const translator = useText()
  const { text } = translator
  const name = deviceWords(session.device, translator)

  const end = useMutation({
    mutationFn: () => api('/user/end_session', { session_id: session.session_id }),
    onSuccess: () =>
      notify({
        kind: 'status',
        words: (translator) =>
          translator.text('accounts.session.ended', { device: deviceWords(session.device, translator) }),
      }),
    onError: showError,
    onSettled: () => askAnew(sessionsQuery),
  })

  return (
    <li className={styles.row}>
      <Icon
        icon={/iPhone|Android/.test(deviceName(session.device).system ?? '') ? Smartphone : Monitor}
        className={styles.icon}
      />
      <div className={styles.words}>
        <p className={styles.device}>{name}</p>
        <p className={styles.meta}>
          {session.is_current ? (
            <span className={styles.current}>{text('accounts.session.this')}</span>
          ) : (
            text('accounts.session.active', { time: relativeTime(session.last_seen_at, Date.now(), translator) })
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
