import type { Limit } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { atMost } from '../../platform/limits/rules.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A code has 40 bits (T13): so few tries never find one, from however many networks. */
export const triesOfFile = (fileId: string): Limit => ({
  name: 'join-file',
  subject: fileId,
  rule: atMost({ count: 100, per: day }),
})

export const joinTries = (fileId: string, address: string): Limit[] => [
  triesOfFile(fileId),
  {
    name: 'join-file-network',
    subject: `${fileId} ${networkOf(address)}`,
    rule: atMost({ count: 5, per: 15 * minute }, { count: 30, per: day }),
  },
  { name: 'join-network', subject: networkOf(address), rule: atMost({ count: 30, per: hour }) },
]

/** Of a code without its file: each try is at all files at once, so they are few, by network and by person. */
export const codeTries = (personId: string, address: string): Limit[] => [
  {
    name: 'join-code-person',
    subject: personId,
    rule: atMost({ count: 5, per: 15 * minute }, { count: 20, per: day }),
  },
  {
    name: 'join-code-network',
    subject: networkOf(address),
    rule: atMost({ count: 10, per: 15 * minute }, { count: 50, per: day }),
  },
]
