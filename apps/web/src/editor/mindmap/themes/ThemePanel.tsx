import { type Theme, themeById, themes } from '@ramify/themes'
import { useLayoutEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { surroundings } from '../../core/surroundings.ts'
import { ThemeKindChoice } from '../../views/themes/ThemeKindChoice.tsx'
import styles from '../../views/themes/ThemePanel.module.css'
import { type ThemeKind, themeKinds } from '../../views/themes/theme-kinds.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { chooseTheme, ownChoice, settleTheme, themeNamed } from './asked-theme.ts'
import { BranchColors } from './BranchColors.tsx'
import { OwnStyles } from './OwnStyles.tsx'
import { OwnThemeCard } from './OwnThemeCard.tsx'
import { ThemeCard } from './ThemeCard.tsx'
import { ThemeQuestion } from './ThemeQuestion.tsx'
import type { NamedChoice } from './theme-choice.ts'
import { handMade, styleIn, wornTheme } from './theme-choice.ts'
import { trialOf } from './wear-theme.ts'

type Kind = ThemeKind | 'mine'

/** The colours of branches, and every theme, shown with this very map. */
export function ThemePanel() {
  const editor = useMapEditor()
  const { hasPlans } = editor
  const { language, text } = useText()
  const [kind, setKind] = useState<Kind>('all')
  /** Chosen, but something was styled by hand: what shall become of it? */
  const asked = useStore(editor.askedTheme)
  // Drawn anew when the map or its theme is another one.
  useStore(editor.scene)
  const mine = useStore(editor.themes)
  const isInHand = useStore(surroundings) === 'hand'
  // Before the page lets go of the map, where it is left as a whole.
  useLayoutEffect(() => {
    const open = editor.askedTheme.get()
    if (open) editor.preview(trialOf(editor, open, true))
    return () => {
      editor.preview(null)
      // Whoever leaves without an answer has chosen all the same.
      settleTheme(editor, true)
    }
  }, [editor])
  const { snapshot } = editor.document
  const worn = wornTheme(snapshot, mine)
  const made = handMade(snapshot, worn)
  const current = asked?.id ?? worn?.id ?? snapshot.theme

  const cardOf = (choice: NamedChoice, level: number) => ({
    style: styleIn(choice, made, true),
    isOn: choice.id === current,
    onTry: (isTried: boolean) => {
      const shown = isTried ? choice : asked
      editor.preview(shown && trialOf(editor, shown, true))
    },
    onChoose: () => void chooseTheme(editor, choice, level),
  })
  // One's own are no one else's to sell.
  const isOwnShown = (theme: Theme) => kind === 'mine' || (kind !== 'vip' && themeKinds[kind](theme))
  const own = mine.filter(({ theme }) => isOwnShown(themeById(theme)))
  return (
    <div className={styles.body}>
      <div className={styles.scroll}>
        <BranchColors />
        <div className={styles.panel}>
          <ThemeKindChoice<Kind> hasPlans={hasPlans} more={['mine']} value={kind} onChange={setKind} />
          {kind === 'mine' && own.length === 0 && <p className={styles.none}>{text('editor.theme.none-mine')}</p>}
          <div role="radiogroup" aria-label={text('editor.panel.theme')} className={styles.grid}>
            {own.map((theme) => (
              <OwnThemeCard key={theme.id} theme={theme} {...cardOf(ownChoice(theme), 1)} />
            ))}
            {Object.values(themes)
              .filter((theme) => kind !== 'mine' && themeKinds[kind](theme))
              .map(({ id, name, level }) => (
                <ThemeCard
                  key={id}
                  name={name[language]}
                  isVip={hasPlans && level > 0}
                  {...cardOf(themeNamed(id), level)}
                />
              ))}
          </div>
        </div>
      </div>
      <footer className={styles.foot}>
        {asked !== null && (isInHand ? <ThemeQuestion choice={asked} /> : <OwnStyles choice={asked} />)}
        <ActionTextButton id="editor.save-theme" />
      </footer>
    </div>
  )
}
