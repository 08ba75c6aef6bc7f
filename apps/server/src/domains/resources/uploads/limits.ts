import { attachmentRules, imageRules, importedImageTypes } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { ImageType, ImportedType } from '../tables.ts'

const megabyte = 1024 * 1024

export const mostBytes = imageRules.megabytes * megabyte
export const mostAttachedBytes = attachmentRules.megabytes * megabyte

/** Of one file. */
export const mostResources = 1000
export const mostBytesOfFile = 1024 * megabyte

export const imageTooLarge = () => new AppError(-413, { code: '711', params: { size: imageRules.megabytes } })
export const attachmentTooLarge = () =>
  new AppError(-413, { code: 'x-upload-too-large', params: { size: attachmentRules.megabytes } })
export const tooManyImages = () => new AppError(-413, { code: '709' })
export const formatNotAllowed = () => new AppError(-400, { code: '907', field: 'type' })
/** An address to send to that is over, or never was: the answer is that of a path that does not exist. */
export const nothingHere = () => new AppError(-404)

/** Refuses (907) a type of image that may not be inserted. Some clients send the unregistered name `image/jpg`. */
export function requireType(asked: string | undefined): ImageType {
  return allowedIn(imageRules.types, asked)
}

/** The same of a picture that comes out of a file of another program. */
export function requireImportedType(asked: string | undefined): ImageType | ImportedType {
  return allowedIn([...imageRules.types, ...importedImageTypes], asked)
}

function allowedIn<Type extends string>(types: readonly Type[], asked: string | undefined): Type {
  const name = asked === 'image/jpg' ? 'image/jpeg' : asked
  const type = types.find((allowed) => allowed === name)
  if (!type) throw formatNotAllowed()
  return type
}
