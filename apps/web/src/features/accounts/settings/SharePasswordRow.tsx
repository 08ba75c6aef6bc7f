import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'
import { showError } from '../../../platform/show-error.ts'
import { digitCount, digitsIn } from '../../../ui/fields/DigitBoxes.tsx'
import { SettingRow } from './SettingRow.tsx'
import styles from './SharePasswordRow.module.css'

/** Four digits that new shares are locked with, or nothing. Kept when the fourth is there, or the last one gone. */
export function SharePasswordRow() {
  const { text, message } = useText()
  const errorId = useId()
  const queries = useQueryClient()
  const { data } = useQuery(userInfoQuery)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const [count, setCount] = useState(0)
  const label = text('settings.share-password')
  const shown = typed ?? data?.share_pwd ?? ''

  const keep = async (password: string | null) => {
    try {
      const { share_pwd } = await api('/user/edit_share_pwd', { password })
      queries.setQueryData(userInfoQuery.queryKey, (info) => info && { ...info, share_pwd })
      setCount((before) => before + 1)
    } catch (error) {
      showError(error)
    } finally {
      setTyped(null)
    }
  }
  const change = (value: string) => {
    const digits = digitsIn(value).slice(0, digitCount)
    setTyped(digits)
    setWrong(false)
    if (digits.length === digitCount || digits === '') void keep(digits === '' ? null : digits)
  }

  return (
    <SettingRow label={label} hint={text('settings.share-password.hint')} kept={count}>
      <span className={styles.field}>
        <input
          className={styles.input}
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder={text('settings.share-password.none')}
          value={shown}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setWrong(typed !== null && typed !== '' && typed.length < digitCount)}
        />
        {isWrong && (
          <span id={errorId} role="alert" className={styles.error}>
            {message('551')}
          </span>
        )}
      </span>
    </SettingRow>
  )
}
