import { useMedia } from './use-media.ts'

/** The frame for a hand; style sheets repeat it. */
const query = '(max-width: 719.98px)'
const media = globalThis.matchMedia?.(query)

export const isPhone = (): boolean => media?.matches ?? false

/** Hears when a window is made so narrow, or wide again. */
export const onPhoneChange = (listener: () => void): void => media?.addEventListener('change', listener)

export const usePhone = (): boolean => useMedia(query)
