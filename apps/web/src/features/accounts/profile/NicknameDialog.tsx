import { charactersOf, isBlankName, longestNickname } from '@ramify/contract'
import { UserRound } from 'lucide-react'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { keepUser } from './keep-user.ts'
import { NameDialog } from './NameDialog.tsx'

export function NicknameDialog({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const { text } = useText()
  const keep = async (typed: string) => {
    keepUser((await api('/user/edit', { nickname: typed.trim() })).user)
    notify({ kind: 'status', words: (each) => each.text('accounts.nickname.kept') })
  }
  return (
    <NameDialog
      title={text('accounts.nickname.change')}
      act={text('accounts.keep')}
      field={{ label: text('accounts.nickname'), icon: UserRound, name: 'nickname', autoComplete: 'nickname' }}
      name={nickname}
      wrongIn={wrongIn}
      keep={keep}
      onClose={onClose}
    />
  )
}

function wrongIn(nickname: string): Words | null {
  if (isBlankName(nickname)) return ({ message }) => message('114')
  if (charactersOf(nickname.trim()).length > longestNickname) {
    return ({ message }) => message('405', { max: longestNickname })
  }
  return null
}
