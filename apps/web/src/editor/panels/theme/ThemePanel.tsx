import { themes } from '@ramify/themes'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { useEditor } from '../../use-editor.ts'
import { ThemeCard } from './ThemeCard.tsx'
import styles from './ThemePanel.module.css'

const kinds = ['all', 'light', 'dark'] as const
type Kind = (typeof kinds)[number]

/** Every theme, shown with this very map. */
export function ThemePanel() {
  const editor = useEditor()
  const { text } = useText()
  const [kind, setKind] = useState<Kind>('all')
  // Drawn anew when the map or its theme is another one.
  useStore(editor.scene)
  const { theme, nodes } = editor.document.snapshot
  const dressed = [...nodes.values()].filter(({ look }) => Object.keys(look).length > 0).map(({ id }) => id)
  useEffect(() => () => editor.tryOn(null), [editor])
  const choose = (id: string) => {
    editor.tryOn(null)
    editor.act({ type: 'setTheme', theme: id })
  }
  return (
    <div className={styles.panel}>
      <div className={styles.filter}>
        <Segmented
          label={text('editor.theme.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: text(`editor.theme.${value}`) }))}
          onChange={setKind}
        />
      </div>
      {dressed.length > 0 && (
        <div className={styles.own}>
          <p>{text('editor.theme.own-styles')}</p>
          <Button variant="outlined" onClick={() => editor.act({ type: 'setLook', ids: dressed, look: null })}>
            {text('editor.theme.replace')}
          </Button>
        </div>
      )}
      <div role="radiogroup" aria-label={text('editor.panel.theme')} className={styles.grid}>
        {Object.values(themes)
          .filter(({ dark }) => kind === 'all' || dark === (kind === 'dark'))
          .map((each) => (
            <ThemeCard
              key={each.id}
              theme={each}
              isOn={each.id === theme}
              onTry={(isTried) => editor.tryOn(isTried && each.id !== theme ? { theme: each.id } : null)}
              onChoose={() => choose(each.id)}
            />
          ))}
      </div>
    </div>
  )
}
