import { CallError } from '@ramify/contract'

/** Its pixels, to be closed again; throws what the person is told when they cannot be read. */
export function decodePicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file).catch((cause) => {
    throw unreadable(cause)
  })
}

export const unreadable = (cause?: unknown) => new CallError(null, { code: '907' }, { cause })
