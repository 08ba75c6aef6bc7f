import { type Theme, themes } from '@ramify/themes'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { useEditor } from '../../use-editor.ts'
import { OwnStyles } from './OwnStyles.tsx'
import { isDressed } from './plain-looks.ts'
import { ThemeCard } from './ThemeCard.tsx'
import styles from './ThemePanel.module.css'

const kinds = {
  all: () => true,
  light: ({ dark }) => !dark,
  dark: ({ dark }) => dark,
  vip: ({ level }) => level > 0,
} satisfies Record<string, (theme: Theme) => boolean>
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

/** Every theme, shown with this very map. */
export function ThemePanel() {
  const editor = useEditor()
  const { text } = useText()
  const [kind, setKind] = useState<Kind>('all')
  /** Chosen, but topics have styles of their own: what shall become of them? */
  const [asked, ask] = useState<string | null>(null)
  // Drawn anew when the map or its theme is another one.
  useStore(editor.scene)
  useEffect(() => () => editor.tryOn(null), [editor])
  const current = asked ?? editor.document.snapshot.theme
  const choose = ({ id, level }: Theme) => {
    if (!editor.mayChoose(level)) return
    const isAsked = [...editor.document.snapshot.nodes.values()].some(isDressed)
    ask(isAsked ? id : null)
    editor.tryOn(isAsked ? { theme: id } : null)
    if (!isAsked) editor.act({ type: 'setTheme', theme: id })
  }
  const done = () => {
    ask(null)
    editor.tryOn(null)
  }
  return (
    <div className={styles.panel}>
      <div className={styles.filter}>
        <Segmented
          label={text('editor.theme.kind')}
          value={kind}
          options={kindNames.map((value) => ({ value, label: text(`editor.theme.${value}`) }))}
          onChange={setKind}
        />
      </div>
      {asked !== null && <OwnStyles theme={asked} onDone={done} />}
      <div role="radiogroup" aria-label={text('editor.panel.theme')} className={styles.grid}>
        {Object.values(themes)
          .filter(kinds[kind])
          .map((each) => (
            <ThemeCard
              key={each.id}
              theme={each}
              isOn={each.id === current}
              onTry={(isTried) =>
                editor.tryOn(isTried || asked !== null ? { theme: isTried ? each.id : current } : null)
              }
              onChoose={() => choose(each)}
            />
          ))}
      </div>
    </div>
  )
}
