import type { Limit, Limits } from '../../../platform/limits/limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { hashToken } from '../../../platform/random.ts'
import type { Contact } from './contact.ts'

const mostNetworks = 20
const lifetimeMs = 90 * 24 * 60 * 60_000

/** From where somebody proved to be the owner of an address. Strangers' guesses do not make them wait there. */
export interface KnownNetworks {
  has: (contact: Contact, address: string) => Promise<boolean>
  add: (contact: Contact, address: string) => Promise<void>
}

export function createKnownNetworks(limits: Pick<Limits, 'noted' | 'take'>): KnownNetworks {
  return {
    has: async (contact, address) => networksIn(await limits.noted(knownNetworksOf(contact))).includes(hashOf(address)),
    add: async (contact, address) => {
      await limits.take({ ...knownNetworksOf(contact), rule: lastNetworks(hashOf(address)) })
    },
  }
}

/** Kept where limits are: only as hashes, for all servers on one database, and until it is too old. */
export const knownNetworksOf = ({ kind, value }: Contact) => ({ name: 'known-networks', subject: `${kind}:${value}` })

const hashOf = (address: string) => hashToken(networkOf(address))

const networksIn = (noted: string | null): string[] => (noted === null ? [] : JSON.parse(noted))

/** Notes the network as the latest of a few, and never asks anybody to wait. */
const lastNetworks = (network: string): Limit['rule'] => ({
  take: (noted, now) => {
    const others = networksIn(noted).filter((other) => other !== network)
    return { note: JSON.stringify([...others, network].slice(-mostNetworks)), until: now + lifetimeMs }
  },
  giveBack: (noted) => noted,
})
