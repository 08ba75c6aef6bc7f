import { Minus, Plus } from 'lucide-react'
import { useText } from '../../../../platform/i18n/language.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import type { FormatColor, Formatted } from '../../../editor-kind.ts'
import { emphases } from '../../../input/text/emphases.ts'
import { Swatch } from '../../../views/panels/Swatch.tsx'
import { steppedSize } from '../../../views/panels/typed-size.ts'
import { openPage } from '../sheet-pages.ts'
import styles from './FormatPage.module.css'
import { PageRow } from './PageRow.tsx'

/** What is changed most of how something looks; everything else is one page further. */
export function FormatPage({ formatted }: { formatted: Formatted }) {
  const { text } = useText()
  const { hasWords, size, family, colors, palette, dress } = formatted
  return (
    <div className={styles.page}>
      {hasWords && (
        <>
          <div role="toolbar" aria-label={text('editor.style.text')} className={styles.emphases}>
            {emphases.map((emphasis) => (
              <ActionButton key={emphasis} id={`editor.${emphasis}`} className={styles.emphasis} />
            ))}
          </div>
          <fieldset aria-label={text('editor.style.size')} className={styles.row}>
            <span className={styles.label}>{text('editor.style.size')}</span>
            <span className={styles.gap} />
            <IconButton
              label={text('editor.phone.smaller')}
              icon={Minus}
              className={styles.step}
              onClick={() => dress({ size: steppedSize(size, -1) })}
            />
            <output className={styles.size}>{size === null ? '–' : Math.round(size * 10) / 10}</output>
            <IconButton
              label={text('editor.phone.larger')}
              icon={Plus}
              className={styles.step}
              onClick={() => dress({ size: steppedSize(size, 1) })}
            />
          </fieldset>
        </>
      )}
      {colors.map((color) => (
        <Colors key={color.of} color={color} wheel={palette.branches} />
      ))}
      <div className={styles.pages}>
        {hasWords && (
          <PageRow
            label={text('editor.style.family')}
            value={family ?? text('editor.mixed')}
            onClick={() => openPage.set('font')}
          />
        )}
        <PageRow label={text('editor.phone.details')} onClick={() => openPage.set('details')} />
      </div>
    </div>
  )
}

/** The ones that go with the document; a whole page of others is behind the last. */
function Colors({ color, wheel }: { color: FormatColor; wheel: readonly string[] }) {
  const { text } = useText()
  const { of, value, themeColor, canBeNone = false, choose } = color
  const label = text(`editor.style.${of}`)
  const offered = (canBeNone ? ['none', ...color.offered] : color.offered).slice(0, most)
  const shown = value === undefined ? (themeColor ?? 'none') : value
  const isElsewhere = shown !== null && !offered.includes(shown)
  return (
    <fieldset aria-label={label} className={styles.row}>
      <span className={styles.label}>{label}</span>
      <div className={styles.swatches}>
        {offered.map((each) => (
          // The one that is on goes off again: back to the theme.
          <Swatch key={each} color={each} isOn={each === shown} onChoose={() => choose(each === value ? null : each)} />
        ))}
      </div>
      <button
        type="button"
        className={styles.others}
        aria-label={text(`editor.phone.color.${of}`)}
        onClick={() => openPage.set(of)}
      >
        <span
          className={isElsewhere ? styles.current : styles.wheel}
          style={{ background: isElsewhere ? shown : `conic-gradient(${[...wheel, wheel[0]].join()})` }}
        />
      </button>
    </fieldset>
  )
}

const most = 5
