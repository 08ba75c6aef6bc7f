import { tileSize } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { Gem } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PictureChoice } from '../../views/panels/PictureChoice.tsx'
import { drawThumbnail } from '../thumbnails/draw-thumbnail.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { type MapStyle, styleKey } from './map-style.ts'
import styles from './ThemePanel.module.css'
import { partsOf } from './wear-theme.ts'

interface Props {
  name: string
  /** How the map would look. */
  style: MapStyle
  /** It comes with a higher plan. */
  isVip: boolean
  isOn: boolean
  /** The pointer rests on it, or has left it. */
  onTry: (isTried: boolean) => void
  onChoose: () => void
}

/** Long enough that a pointer on its way elsewhere tries nothing on. */
const rest = 150

export function ThemeCard({ name, style, isVip, isOn, onTry, onChoose }: Props) {
  const { text } = useText()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [card, picture] = usePicture(style)
  const hover = (isOver: boolean) => {
    clearTimeout(waiting.current)
    if (isOver) waiting.current = setTimeout(onTry, rest, true)
    else onTry(false)
  }
  const choose = () => {
    clearTimeout(waiting.current)
    onChoose()
  }
  return (
    <PictureChoice
      ref={card}
      group="theme"
      label={isVip ? `${name} (${text('editor.theme.vip')})` : name}
      isOn={isOn}
      onHover={hover}
      onChoose={choose}
      className={styles.card}
    >
      <span
        className={styles.picture}
        style={{ background: style.background?.color ?? themeById(style.theme).background.color }}
      >
        {picture !== null && <img src={picture} alt="" />}
      </span>
      <span className={styles.name}>
        {name}
        {isVip && <Icon icon={Gem} size="s" className={styles.gem} />}
      </span>
    </PictureChoice>
  )
}

/** Painted once the card comes into sight, when the browser has time; again when it would look different. */
function usePicture(style: MapStyle) {
  const editor = useMapEditor()
  const card = useRef<HTMLLabelElement>(null)
  const [picture, setPicture] = useState<string | null>(null)
  const key = styleKey(style)
  // They come after the map where it has formulas.
  const { formulas } = useStore(editor.scene).parts.maker
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the style is another one
  useEffect(() => {
    if (!card.current) return
    let isCurrent = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const snapshot = { ...editor.document.snapshot, ...partsOf(editor, style) }
      drawThumbnail({ snapshot, formulas, assets: editor.assets, size: tileSize }).then(
        (canvas) => isCurrent && setPicture(canvas?.toDataURL() ?? null),
        (error) => console.warn('A theme has no picture', error),
      )
    })
    observer.observe(card.current)
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [editor, key, formulas])
  return [card, picture] as const
}
