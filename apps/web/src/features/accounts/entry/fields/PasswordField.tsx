import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, LockKeyhole } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../platform/i18n/language.ts'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import type { Entry } from '../form/use-entry.ts'
import { optionsQuery } from '../options-query.ts'

interface Props {
  entry: Entry
  field?: 'old' | 'password' | 'repeated'
  label?: string
  isNew?: boolean
  labelEnd?: ReactNode
}

export function PasswordField({ entry, field = 'password', label, isNew = false, labelEnd }: Props) {
  const { text } = useText()
  const [isShown, setShown] = useState(false)
  const rule = useQuery(optionsQuery).data?.password
  const isChosen = isNew && field === 'password'
  return (
    <Field
      ref={entry.refOf(field)}
      label={label ?? text('accounts.password')}
      labelEnd={labelEnd}
      icon={LockKeyhole}
      hint={isChosen && rule ? text('accounts.password.rule', rule) : undefined}
      type={isShown ? 'text' : 'password'}
      name={field}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={100}
      value={entry.values[field]}
      error={entry.errorOf(field)}
      onChange={(event) => entry.change({ [field]: event.target.value })}
      end={
        <IconButton
          label={text(isShown ? 'accounts.password.hide' : 'accounts.password.show')}
          icon={isShown ? EyeOff : Eye}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
