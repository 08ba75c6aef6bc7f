import { type FormulaSetter, tileSize } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import type { ComponentProps } from 'react'
import { useStore } from '../../../platform/store.ts'
import { ThemeCard as Card } from '../../views/themes/ThemeCard.tsx'
import { drawThumbnail } from '../thumbnails/draw-thumbnail.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { type MapStyle, styleKey } from './map-style.ts'
import { partsOf } from './wear-theme.ts'

interface Props extends Omit<ComponentProps<typeof Card>, 'background' | 'picture'> {
  /** How the map would look. */
  style: MapStyle
}

/** A theme, shown with this very map. */
export function ThemeCard({ style, ...rest }: Props) {
  const editor = useMapEditor()
  // They come after the map where it has formulas.
  const { formulas } = useStore(editor.scene).parts.maker
  const draw = () => {
    const snapshot = { ...editor.document.snapshot, ...partsOf(editor, style) }
    return drawThumbnail({ snapshot, formulas, assets: editor.assets, size: tileSize })
  }
  return (
    <Card
      {...rest}
      background={style.background?.color ?? themeById(style.theme).background.color}
      picture={{ key: `${numberOf(formulas)} ${styleKey(style)}`, draw }}
    />
  )
}

/** Of each one another. */
function numberOf(formulas: FormulaSetter): number {
  const known = numbers.get(formulas) ?? ++count
  numbers.set(formulas, known)
  return known
}

const numbers = new WeakMap<FormulaSetter, number>()
let count = 0
