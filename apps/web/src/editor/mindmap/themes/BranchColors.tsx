import { palettes, themeById } from '@ramify/themes'
import { ChevronDown, ChevronRight, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { PictureChoice } from '../../views/panels/PictureChoice.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './BranchColors.module.css'
import { manyOrOne, mostColors, sameColors, withOneMore, withOther } from './branch-colors.ts'

/** The colours that branches have in turn: the theme's, some that go together, or one's own. Closed, it shows them. */
export function BranchColors() {
  const editor = useMapEditor()
  const { language, text } = useText()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  useStore(editor.scene)
  const { colors: chosen, theme } = editor.document.snapshot
  const ofTheme = themeById(theme).branches.map(({ line }) => line)
  const colors = chosen ?? ofTheme
  const set = (next: readonly string[] | null) => void editor.execute({ type: 'setColors', colors: next })
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.head}>
        <button id={id} type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon icon={isOpen ? ChevronDown : ChevronRight} size="s" />
          {text('editor.colors')}
          {!isOpen && <Strip colors={colors} />}
        </button>
      </h2>
      {isOpen && (
        <>
          <Segmented
            label={text('editor.colors.kind')}
            isTight
            value={colors.length > 1 ? 'many' : 'one'}
            options={[
              { value: 'many', label: text('editor.colors.many') },
              { value: 'one', label: text('editor.colors.one') },
            ]}
            onChange={(kind) => set(manyOrOne(colors, ofTheme, kind === 'many'))}
          />
          <div className={styles.own}>
            {colors.map((color, at) => (
              <ColorButton
                // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place; the same may be there twice
                key={at}
                label={text('editor.colors.nth', { number: at + 1 })}
                value={color}
                isBare
                none={text('editor.colors.remove')}
                onChange={(next) => set(withOther(colors, at, next))}
              />
            ))}
            {colors.length < mostColors && (
              <IconButton
                label={text('editor.colors.add')}
                icon={Plus}
                className={styles.add}
                onClick={() => set(withOneMore(colors))}
              />
            )}
          </div>
          <div role="radiogroup" aria-label={text('editor.colors.ready')} className={styles.palettes}>
            {palettes.map((palette) => (
              <PictureChoice
                isFramed
                key={palette.id}
                group="palette"
                label={palette.name[language]}
                isOn={chosen !== undefined && sameColors(chosen, palette.colors)}
                onChoose={() => set(palette.colors)}
                className={styles.palette}
              >
                <Strip colors={palette.colors} />
              </PictureChoice>
            ))}
          </div>
          {chosen && (
            <Button variant="quiet" onClick={() => set(null)}>
              {text('editor.colors.reset')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function Strip({ colors }: { colors: readonly string[] }) {
  return (
    <span className={styles.strip} aria-hidden="true">
      {colors.map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place; the same may be there twice
        <span key={at} style={{ background: color }} />
      ))}
    </span>
  )
}
