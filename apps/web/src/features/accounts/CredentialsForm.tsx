import { Eye, EyeOff, LockKeyhole, Mail } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { showError } from '../../platform/show-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AgreementBox } from './AgreementBox.tsx'
import styles from './CredentialsForm.module.css'
import { type CredentialErrors, missingCredentials, refusedCredentials } from './credential-error.ts'

interface Props {
  /** What the button says. */
  act: string
  isNewPassword: boolean
  /** Opens the session; the page is left by that. */
  onSubmit: (credentials: { email: string; password: string }) => Promise<void>
}

export function CredentialsForm({ act, isNewPassword, onSubmit }: Props) {
  const speaker = useText()
  const { text } = speaker
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<CredentialErrors>({})
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const agreement = useRef<HTMLInputElement>(null)

  const complain = (complaints: CredentialErrors) => {
    setErrors(complaints)
    if (complaints.email !== undefined) emailField.current?.focus()
    else passwordField.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!isAgreed) {
      agreement.current?.focus()
      return
    }
    const missing = missingCredentials(email, password)
    if (Object.keys(missing).length > 0) {
      complain(missing)
      return
    }
    setErrors({})
    setBusy(true)
    try {
      await onSubmit({ email: email.trim(), password })
    } catch (error) {
      const refused = refusedCredentials(error)
      if (refused) complain(refused)
      else showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={emailField}
        label={text('accounts.email')}
        icon={Mail}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        error={errors.email?.(speaker) ?? null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        ref={passwordField}
        label={text('accounts.password')}
        icon={LockKeyhole}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete={isNewPassword ? 'new-password' : 'current-password'}
        maxLength={100}
        value={password}
        error={errors.password?.(speaker) ?? null}
        onChange={(event) => setPassword(event.target.value)}
        end={
          <IconButton
            label={text(isShown ? 'accounts.password.hide' : 'accounts.password.show')}
            icon={isShown ? EyeOff : Eye}
            onClick={() => setShown(!isShown)}
          />
        }
      />
      <AgreementBox box={agreement} isTicked={isAgreed} onChange={setAgreed} />
      <Button type="submit" variant="filled" size="l" isOff={!isAgreed} isBusy={isBusy}>
        {act}
      </Button>
    </form>
  )
}
