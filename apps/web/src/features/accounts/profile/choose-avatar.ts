import type { AvatarPreset, User } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import { showError } from '../../../platform/show-error.ts'
import { keepUser } from './keep-user.ts'

/** Whoever has chosen again in the meantime is not told of what was before. */
let choices = 0

/** Shown at once, also by a dialog opened again before the server has answered; taken back when it will not have it. */
export async function chooseAvatar(user: User, avatar: AvatarPreset | null): Promise<void> {
  const choice = ++choices
  const keep = (told: User) => {
    if (choice === choices) keepUser(told)
  }
  keep({ ...user, avatar })
  try {
    keep((await api('/user/edit', { avatar })).user)
  } catch (error) {
    keep(user)
    showError(error)
  }
}
