import { emojiName, emojiPieces } from '@ramify/text'
import { Fragment } from 'react'
import { useEmoji } from '../../../platform/emoji/index.ts'
import styles from './EmojiText.module.css'

/** Words whose emoji look as they do on the map. Each is still a letter, under its picture: it can be selected, copied and heard. */
export function EmojiText({ children }: { children: string }) {
  return emojiPieces(children).map(({ text, isEmoji }, nth) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no names, they change as a whole
    isEmoji ? <Emoji key={nth}>{text}</Emoji> : <Fragment key={nth}>{text}</Fragment>,
  )
}

function Emoji({ children }: { children: string }) {
  const url = useEmoji(emojiName(children))
  if (!url) return children
  return (
    <span className={styles.emoji} style={{ backgroundImage: `url("${url}")` }}>
      {children}
    </span>
  )
}
