import { themes } from '@ramify/themes'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { ThemeCard } from '../../views/themes/ThemeCard.tsx'
import { ThemeKindChoice } from '../../views/themes/ThemeKindChoice.tsx'
import styles from '../../views/themes/ThemePanel.module.css'
import { type ThemeKind, themeKinds } from '../../views/themes/theme-kinds.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { drawTheme, pictureKey } from './draw-theme.ts'
import { chooseTheme } from './theme.ts'

/** Every theme, shown with the page that is open. */
export function ThemePanel() {
  const editor = useFlowchartEditor()
  const { language, text } = useText()
  const { hasPlans } = editor
  const [kind, setKind] = useState<ThemeKind>('all')
  // Drawn anew when the page or its theme is another one.
  useStore(editor.scene)
  useEffect(() => () => editor.preview(null), [editor])
  return (
    <div className={styles.body}>
      <div className={styles.scroll}>
        <div className={styles.panel}>
          <ThemeKindChoice hasPlans={hasPlans} value={kind} onChange={setKind} />
          <div role="radiogroup" aria-label={text('editor.panel.theme')} className={styles.grid}>
            {Object.values(themes)
              .filter(themeKinds[kind])
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
