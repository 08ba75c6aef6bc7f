import { paintThumbnail } from '@ramify/scene'
import type { Theme } from '@ramify/themes'
import { useEffect, useRef, useState } from 'react'
import { canvasMeasurer } from '../../../platform/fonts/index.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useEditor } from '../../use-editor.ts'
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
  const { language } = useText()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [card, picture] = usePicture(theme)
  const leave = () => {
    clearTimeout(waiting.current)
    onTry(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture to be pressed, one of many
    <button
      ref={card}
      type="button"
      role="radio"
      aria-checked={isOn}
      className={styles.card}
      onPointerEnter={() => {
        waiting.current = setTimeout(onTry, rest, true)
      }}
      onPointerLeave={leave}
      onClick={() => {
        clearTimeout(waiting.current)
        onChoose()
      }}
    >
      <span className={styles.picture} style={{ background: theme.background.color }}>
        {picture !== null && <img src={picture} alt="" />}
      </span>
      <span className={styles.name}>{theme.name[language]}</span>
    </button>
  )
}

/** Painted once the card comes into sight, when the browser has time. */
function usePicture(theme: Theme) {
  const editor = useEditor()
  const card = useRef<HTMLButtonElement>(null)
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
