import { handMedia } from './hand-media.ts'
import { useMedia } from './use-media.ts'

const media = globalThis.matchMedia?.(handMedia)

export const isPhone = (): boolean => media?.matches ?? false

/** Hears when a window is made so narrow, or wide again. */
export const onPhoneChange = (listener: () => void): void => media?.addEventListener('change', listener)

export const usePhone = (): boolean => useMedia(handMedia)
