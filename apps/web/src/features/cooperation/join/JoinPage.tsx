import { CallError } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { signInPath } from '../../../platform/session/return-path.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { errorText } from '../../../platform/show-error.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { OpenPage } from '../../legal/index.ts'
import { InviteDrawing } from './InviteDrawing.tsx'
import { codeIn, joinPath, longestCode } from './invite-address.ts'
import styles from './JoinPage.module.css'
import { forgetRefusal, inviteQuery, joinByCode, joinedQuery, refusalOf } from './join.ts'
import { keepPendingJoin } from './pending-join.ts'

/** Where an invitation leads. It names the owner and the file, and shows nothing of either. */
export function JoinPage({ joinId }: { joinId: string }) {
  const { text, message } = useText()
  const { data, error, isPending, refetch } = useQuery(inviteQuery(joinId))
  const isLate = useDelayed(isPending)
  usePageTitle(text('cooperation.join.title'))
  const isGone = error instanceof CallError && (error.errno === -104 || error.errno === -400)
  return (
    <OpenPage hasFoot={data !== undefined}>
      {data ? (
        <Invited joinId={joinId} owner={data.nickname} file={data.file_name} />
      ) : isGone ? (
        <EmptyState drawing="gone" isPage title={text('cooperation.join.gone')} sentence={message('220')}>
          <ButtonLink variant="filled" href="/">
            {text('document.go-home')}
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        isLate && <ProgressLine />
      )}
    </OpenPage>
  )
}

interface Props {
  joinId: string
  owner: string
  file: string
}

function Invited(props: Props) {
  const { text } = useText()
  const { joinId, file } = props
  const isSignedIn = useSession().status === 'signed-in'
  const { data: path } = useQuery({ ...joinedQuery(joinId), enabled: isSignedIn })
  if (!path) return <Invitation {...props} />
  return (
    <EmptyState isPage title={text('cooperation.join.member', { file })}>
      <ButtonLink variant="filled" href={path}>
        {text('document.open')}
      </ButtonLink>
    </EmptyState>
  )
}

function Invitation({ joinId, owner, file }: Props) {
  const translator = useText()
  const { text, message } = translator
  const session = useSession()
  const [code, setCode] = useState(() => codeIn(location.hash))
  const [error, setError] = useState(() => {
    const refusal = refusalOf(joinId)
    return refusal === null ? null : errorText(refusal, translator)
  })
  useEffect(forgetRefusal, [])
  const [isBusy, setBusy] = useState(false)
  const isSignedOut = session.status === 'signed-out'
  const signIn = signInPath(joinPath(joinId), location.search)

  const join = async () => {
    const typed = code.trim()
    if (typed === '') {
      setError(message('x-invite-required'))
      return
    }
    if (isSignedOut) {
      keepPendingJoin({ joinId, code: typed })
      navigate(signIn)
      return
    }
    setBusy(true)
    try {
      navigate(await joinByCode(joinId, typed), { replace: true })
    } catch (failure) {
      setBusy(false)
      setError(errorText(failure, translator))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void join()
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <InviteDrawing owner={owner} />
      <h1 className={styles.title}>{text('cooperation.join.words', { owner, file })}</h1>
      <p className={styles.sentence}>{text(isSignedOut ? 'cooperation.join.sign-in' : 'cooperation.join.sentence')}</p>
      <div className={styles.field}>
        <Field
          label={text('cooperation.code')}
          value={code}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error}
          onChange={(event) => {
            setCode(event.target.value)
            setError(null)
          }}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" variant="filled" size="l" isBusy={isBusy} className={styles.join}>
          {text('cooperation.join')}
        </Button>
      </div>
      {isSignedOut && (
        <Link href={signIn} className={styles.other}>
          {text('cooperation.join.by-address')}
        </Link>
      )}
    </form>
  )
}
