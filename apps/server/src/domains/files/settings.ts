import { wholeNumber } from '../../platform/settings/platform-settings.ts'

export const fileSettings = {
  /** Contents of documents up to so many bytes are in the answer of `/open`; of larger ones there is the address. */
  CONTENT_INLINE_BYTES: wholeNumber(0, 100_000_000).default(1024 * 1024),
}
