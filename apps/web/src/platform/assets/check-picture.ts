import { CallError, imageRules } from '@ramify/contract'
import { pictureDimensions } from './picture-dimensions.ts'
import { type PictureType, pictureType } from './picture-type.ts'

/** Cameras write their notes first: the size stands somewhere behind them. */
const headBytes = 1024 * 1024

/** What a picture is; throws what the person is told when it may not be taken. As the server does, and before it is decoded. */
export async function checkPicture(file: Blob): Promise<PictureType> {
  const type = await pictureType(file)
  if (type === null) throw new CallError(null, { code: '131' })
  const size = pictureDimensions(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  if (size && size.width * size.height > imageRules.pixels) throw tooLarge()
  return type
}

export const tooLarge = () => new CallError(null, { code: '711', params: { size: imageRules.megabytes } })
