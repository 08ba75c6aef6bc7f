import { type Theme, themes } from '@ramify/themes'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { ThemeCard } from '../../views/themes/ThemeCard.tsx'
import styles from '../../views/themes/ThemePanel.module.css'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { drawTheme, pictureKey } from './draw-theme.ts'
import { chooseTheme } from './theme.ts'

const kinds = {
  all: () => true,
  light: ({ dark }) => !dark,
  dark: ({ dark }) => dark,
  vip: ({ level }) => level > 0,
} satisfies Record<string, (theme: Theme) => boolean>
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]

/** Every theme, shown with the page that is open. */
export function ThemePanel() {
  const editor = useFlowchartEditor()
  const { language, text } = useText()
  const { hasPlans } = editor
  const [kind, setKind] = useState<keyof typeof kinds>('all')
  // Drawn anew when the page or its theme is another one.
  useStore(editor.scene)
  useEffect(() => () => editor.preview(null), [editor])
  return (
    <div className={styles.body}>
      <div className={styles.scroll}>
        <div className={styles.panel}>
          <div className={styles.filter}>
            <Segmented
              label={text('editor.theme.kind')}
              isTight
              value={kind}
              options={kindNames
                .filter((value) => hasPlans || value !== 'vip')
                .map((value) => ({ value, label: text(`editor.theme.${value}`) }))}
              onChange={setKind}
            />
          </div>
          <div role="radiogroup" aria-label={text('editor.panel.theme')} className={styles.grid}>
            {Object.values(themes)
              .filter(kinds[kind])
              .map(({ id, name, level, background }) => (
                <ThemeCard
                  key={id}
                  name={name[language]}
                  background={background.color}
                  picture={{ key: pictureKey(editor, id), draw: () => drawTheme(editor, id) }}
                  isVip={hasPlans && level > 0}
                  isOn={id === editor.document.snapshot.theme}
                  onTry={(isTried) => editor.preview(isTried ? { theme: id } : null)}
                  onChoose={() => chooseTheme(editor, id, level)}
                />
              ))}
          </div>
        </div>
      </div>
      <footer className={styles.foot}>
        <ActionTextButton id="flowchart.remove-custom-styles" />
      </footer>
    </div>
  )
}
