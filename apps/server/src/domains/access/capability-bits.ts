import { type Capability, capabilities, type Role } from '@ramify/contract'

/** How capabilities are stored. A number is never given to another capability: grants in the database have it. */
const bits: { readonly [Name in Capability]: number } = {
  see: 1,
  comment: 2,
  copy: 4,
  export: 8,
  edit: 16,
  share: 32,
  manage: 64,
  history: 128,
  arrange: 256,
}

export const bitsOf = (some: readonly Capability[]): number => some.reduce((sum, name) => sum | bits[name], 0)

/** The capabilities in the order of the owner's. */
export const capabilitiesWith = (held: number): Capability[] =>
  capabilities.owner.filter((capability) => allows(held, capability))

export const everything = bitsOf(capabilities.owner)

export const allows = (held: number, capability: Capability): boolean => (held & bits[capability]) !== 0

/** Whether somebody who is shown as this may do something. */
export const roleAllows = (role: Role, capability: Capability): boolean => capabilities[role].includes(capability)

/** What people are shown as, by the most that they may do; null when they may not even look. */
export function roleWith(held: number): Role | null {
  if (!allows(held, 'see')) return null
  if (allows(held, 'manage')) return 'owner'
  if (!allows(held, 'edit')) return 'viewer'
  return allows(held, 'arrange') ? 'organizer' : 'editor'
}
