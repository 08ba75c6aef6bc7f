import { randomBytes } from 'node:crypto'

/** Digits and letters without those that look like others: 5 bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 40 random bits as 8 characters. */
export const newInviteCode = (): string => Array.from(randomBytes(8), (byte) => alphabet[byte & 31]).join('')

/** As it is stored, however somebody wrote it. */
export const normalInviteCode = (written: string): string =>
  written.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1').replace(/U/g, 'V')

export const inviteCodeDays = 7
