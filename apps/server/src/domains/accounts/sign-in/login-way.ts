import { type Input, type LoginType, normalPhone } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'
import { requireCode } from '../verification/codes.ts'
import { type Contact, contactOf } from '../verification/contact.ts'

/** How somebody wants to prove who they are. */
export type LoginWay =
  | { by: 'password'; contact: Contact; password: string }
  | { by: 'code'; contact: Contact; code: string }
  | { by: 'state'; state: string }
  | { by: 'workchat'; code: string; isAgreed: boolean }

interface Demand {
  by?: LoginWay['by']
  kind?: Contact['kind']
}

/** What each type asks for; where it leaves something open, what is given decides. */
const demands: Record<LoginType, Demand> = {
  account: { by: 'password' },
  phone: { kind: 'phone' },
  email: { kind: 'email' },
  verifycode: { by: 'code' },
  quick: { by: 'code', kind: 'phone' },
  phoneVerifyCode: { by: 'code', kind: 'phone' },
  phonePassword: { by: 'password', kind: 'phone' },
  emailVerifyCode: { by: 'code', kind: 'email' },
  emailPassword: { by: 'password', kind: 'email' },
  state: { by: 'state' },
  dingtalk: { by: 'workchat' },
  1: { by: 'code', kind: 'phone' },
  2: { by: 'password', kind: 'phone' },
  3: { by: 'code', kind: 'email' },
  4: { by: 'password', kind: 'email' },
  9: { by: 'workchat' },
  17: { by: 'state' },
}

export function loginWay(input: Input<'/passport/login'>): LoginWay {
  const demand: Demand = input.type === undefined ? {} : demands[input.type]
  const by = demand.by ?? (input.state !== undefined ? 'state' : input.captcha !== undefined ? 'code' : 'password')
  if (by === 'state') {
    if (!input.state) throw new AppError(-400, { field: 'state' })
    return { by, state: input.state }
  }
  if (by === 'workchat') {
    if (!input.code) throw new AppError(-400, { field: 'code' })
    return { by, code: input.code, isAgreed: input.agreed ?? false }
  }
  const given = withAccount(input)
  if (by === 'code' && (demand.kind === 'phone' || given.telephone !== undefined) && demand.kind !== 'email') {
    return phoneCode(given)
  }
  const contact = contactOf(given)
  if (demand.kind && demand.kind !== contact.kind) {
    throw new AppError(-400, { field: demand.kind === 'email' ? 'email' : 'telephone' })
  }
  if (by === 'code') return { by, contact, code: requireCode(input.captcha) }
  if (input.password === undefined) throw new AppError(-400, { field: 'password' })
  return { by, contact, password: input.password }
}

/** By a number and the code that was sent there: whichever of the two is wrong, people read what both have to be. */
function phoneCode({ email, telephone = '', region_code, captcha }: Input<'/passport/login'>): LoginWay {
  const value = email === undefined ? normalPhone(telephone, region_code) : null
  const refuse = (field: string) => new AppError(-400, { code: 'x-enter-phone-and-code', field })
  if (value === null) throw refuse('telephone')
  if (!captcha) throw refuse('captcha')
  return { by: 'code', contact: { kind: 'phone', value }, code: captcha }
}

/** `account` is whichever of the two it looks like. */
function withAccount(input: Input<'/passport/login'>): Input<'/passport/login'> {
  const { account, ...rest } = input
  if (account === undefined) return rest
  return account.includes('@') ? { ...rest, email: account.toLowerCase() } : { ...rest, telephone: account }
}
