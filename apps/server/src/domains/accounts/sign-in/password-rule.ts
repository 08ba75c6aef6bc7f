import { AppError } from '../../../platform/app-error.ts'
import { SettingsError } from '../../../platform/settings/read-settings.ts'

export interface PasswordRule {
  min: number
  max: number
}

export function passwordRule(settings: { PASSWORD_MIN: number; PASSWORD_MAX: number }): PasswordRule {
  const { PASSWORD_MIN: min, PASSWORD_MAX: max } = settings
  if (min > max) throw new SettingsError([`PASSWORD_MIN (${min}) must not be more than PASSWORD_MAX (${max}).`])
  return { min, max }
}

/** Refuses a new password that breaks the rule (message 106). */
export function checkPasswordRule(password: string, rule: PasswordRule): void {
  const { min, max } = rule
  if (password.length < min || password.length > max || !/^[\w\-!@#$%^&*]+$/.test(password))
    throw wrongPasswordForm(rule)
}

export const wrongPasswordForm = ({ min, max }: PasswordRule) =>
  new AppError(-400, { code: '106', params: { min, max }, field: 'password' })
