import { useSyncExternalStore } from 'react'
import { emojiPictures } from './emoji-pictures.ts'

/** An address of the picture of an emoji, null or undefined where it is to be drawn as text. */
export function useEmoji(name: string): string | null | undefined {
  return useSyncExternalStore(emojiPictures.subscribe, () => emojiPictures.url(name))
}
