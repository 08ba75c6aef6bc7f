import type { Look } from '@ramify/document'
import { noLook } from '../roles.ts'

/** A topic's own look over that of its level. Mostly one of them says nothing, and then the other is all of it. */
export function lookOf(own: Look, level: Look): Look {
  if (level === noLook) return own
  return Object.keys(own).length === 0 ? level : { ...level, ...own }
}
