import { Gem } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PictureChoice } from '../panels/PictureChoice.tsx'
import styles from './ThemePanel.module.css'

interface Props {
  name: string
  /** Of the paper, until the picture is there. */
  background: string
  picture: ThemePicture
  /** It comes with a higher plan. */
  isVip: boolean
  isOn: boolean
  /** The pointer rests on it, or has left it. */
  onTry: (isTried: boolean) => void
  onChoose: () => void
}

/** How the document would look in a theme. */
export interface ThemePicture {
  /** Another one whenever the picture is. */
  readonly key: string
  draw(): Promise<HTMLCanvasElement | null>
}

/** Long enough that a pointer on its way elsewhere tries nothing on. */
const rest = 150

export function ThemeCard({ name, background, picture, isVip, isOn, onTry, onChoose }: Props) {
  const { text } = useText()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [card, address] = useDrawn(picture)
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
      <span className={styles.picture} style={{ background }}>
        {address !== null && <img src={address} alt="" />}
      </span>
      <span className={styles.name}>
        {name}
        {isVip && <Icon icon={Gem} size="s" className={styles.gem} />}
      </span>
    </PictureChoice>
  )
}

/** Painted once the card comes into sight, when the browser has time; again when it would look different. */
function useDrawn({ key, draw }: ThemePicture) {
  const card = useRef<HTMLLabelElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the picture is another one
  useEffect(() => {
    if (!card.current) return
    let isCurrent = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      draw().then(
        (canvas) => isCurrent && setAddress(canvas?.toDataURL() ?? null),
        (error) => console.warn('A theme has no picture', error),
      )
    })
    observer.observe(card.current)
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [key])
  return [card, address] as const
}
