import { paintThumbnail } from '@ramify/scene'
import type { Theme } from '@ramify/themes'
import { Gem } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { canvasMeasurer } from '../../../platform/fonts/index.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useEditor } from '../../use-editor.ts'
import { PictureChoice } from '../PictureChoice.tsx'
import styles from './ThemePanel.module.css'

interface Props {
  theme: Theme
  isOn: boolean
  /** The pointer rests on it, or has left it. */
  onTry: (isTried: boolean) => void
  onChoose: () => void
}

/** Long enough that a pointer on its way elsewhere tries nothing on. */
const rest = 150

export function ThemeCard({ theme, isOn, onTry, onChoose }: Props) {
  const { language, text } = useText()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [card, picture] = usePicture(theme)
  const hover = (isOver: boolean) => {
    clearTimeout(waiting.current)
    if (isOver) waiting.current = setTimeout(onTry, rest, true)
    else onTry(false)
  }
  const choose = () => {
    clearTimeout(waiting.current)
    onChoose()
  }
  const name = theme.name[language]
  return (
    <PictureChoice
      ref={card}
      group="theme"
      label={theme.level > 0 ? `${name} (${text('editor.theme.vip')})` : name}
      isOn={isOn}
      onHover={hover}
      onChoose={choose}
      className={styles.card}
    >
      <span className={styles.picture} style={{ background: theme.background.color }}>
        {picture !== null && <img src={picture} alt="" />}
      </span>
      <span className={styles.name}>
        {name}
        {theme.level > 0 && <Icon icon={Gem} size="s" className={styles.gem} />}
      </span>
    </PictureChoice>
  )
}

/** Painted once the card comes into sight, when the browser has time. */
function usePicture(theme: Theme) {
  const editor = useEditor()
  const card = useRef<HTMLLabelElement>(null)
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    if (!card.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const svg = paintThumbnail(editor.document.snapshot, theme, canvasMeasurer())
      setPicture(svg && `data:image/svg+xml,${encodeURIComponent(svg)}`)
    })
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [editor, theme])
  return [card, picture] as const
}
