import { imageRules } from '@ramify/contract'
import type { ImageType } from '../tables.ts'
import { formatNotAllowed } from './limits.ts'

/** Refuses (907) what is no picture that may be inserted. Some call JPEG what is no name of a type. */
export function requireType(asked: string | undefined): ImageType {
  const name = asked === 'image/jpg' ? 'image/jpeg' : asked
  const type = imageRules.types.find((allowed) => allowed === name)
  if (!type) throw formatNotAllowed()
  return type
}
