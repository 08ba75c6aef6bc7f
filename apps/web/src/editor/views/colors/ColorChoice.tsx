import { Pipette } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useEditor } from '../../core/use-editor.ts'
import { Swatch } from '../panels/Swatch.tsx'
import type { ViewsEditor } from '../views-editor.ts'
import styles from './ColorChoice.module.css'
import { screenEyedropper } from './eyedropper.ts'
import { HexField } from './HexField.tsx'
import { recentColors, rememberColor } from './recent-colors.ts'

interface Props {
  /** `undefined`: the theme's; `null`: several. */
  value: string | null | undefined
  themeColor: string | null
  canBeNone?: boolean
  /** Words for giving the colour up, where that does not leave it to the theme. */
  none?: string | undefined
  onChoose: (color: string) => void
  onGiveUp: () => void
  /** One is being picked from the page: this should not lie over it. */
  onPick: () => void
}

/** All colours there are to choose from: those of the document, the last ones, any other. */
export function ColorChoice(props: Props) {
  const { value, themeColor, canBeNone = false, none, onChoose, onGiveUp, onPick } = props
  const { text } = useText()
  const editor = useEditor<ViewsEditor>()
  const { palette: paletteOf, eyedropper = screenEyedropper } = editor.kind.colors ?? {}
  const [recent] = useState(recentColors)
  const palette = paletteOf?.(editor) ?? null
  const choose = (color: string) => {
    if (color !== 'none') rememberColor(color)
    onChoose(color)
  }
  const pick = () => {
    onPick()
    void eyedropper.pick(editor, choose)
  }
  const columns = palette ? { gridTemplateColumns: `repeat(${palette.columns}, var(--swatch-target))` } : undefined
  const swatches = (colors: readonly string[]) =>
    colors.map((color) => <Swatch key={color} color={color} isOn={color === value} onChoose={choose} />)
  return (
    <div className={styles.choice}>
      <div className={styles.line}>
        <button type="button" className={styles.theme} onClick={onGiveUp}>
          {none ?? text('editor.color.theme')}
        </button>
        {canBeNone && <Swatch color="none" isOn={value === 'none'} onChoose={choose} />}
      </div>
      {palette && (
        <>
          <div className={styles.grid} style={columns}>
            {/* Greys have no branch: each colour stands over its tones. */}
            <span />
            {swatches(palette.branches)}
          </div>
          <div className={styles.grid} style={columns}>
            {swatches(palette.tones)}
          </div>
        </>
      )}
      {recent.length > 0 && (
        <>
          <p className={styles.caption}>{text('editor.color.recent')}</p>
          <div className={classNames(styles.grid, styles.recent)}>{swatches(recent)}</div>
        </>
      )}
      <div className={styles.line}>
        <HexField value={hexOf(value === undefined ? themeColor : value)} onChange={choose} />
        <label className={styles.own}>
          {text('editor.color.own')}
          <input
            type="color"
            value={typeof value === 'string' && value.startsWith('#') ? value.slice(0, 7) : '#3982fc'}
            onChange={(event) => choose(event.target.value)}
          />
        </label>
        {eyedropper.canPick(editor) && <IconButton label={text('editor.color.pick')} icon={Pipette} onClick={pick} />}
      </div>
    </div>
  )
}

/** Of a colour that has a code. */
function hexOf(color: string | null): string {
  return color !== null && /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : ''
}
