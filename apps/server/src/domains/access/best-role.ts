import { capabilities, type Role } from '@ramify/contract'

/** Of two roles the one that may do more. */
export function bestRole(one: Role, other: Role | undefined): Role {
  if (other === undefined) return one
  return capabilities[one].length >= capabilities[other].length ? one : other
}
