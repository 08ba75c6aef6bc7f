import { useEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { focusField } from '../../core/focus-field.ts'
import { takePanelFocus } from '../../core/panels/panel-focus.ts'
import styles from '../../views/themes/ThemePanel.module.css'
import { useMapEditor } from '../use-map-editor.ts'
import { settleTheme } from './asked-theme.ts'
import type { ThemeChoice } from './theme-choice.ts'
import { trialOf } from './wear-theme.ts'

/** Asks what shall become of styles that people made by hand; pointing at an answer shows it. */
export function OwnStyles({ choice }: { choice: ThemeChoice }) {
  const editor = useMapEditor()
  const { text } = useText()
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => takePanelFocus('theme', () => answers.current?.querySelector('button')?.focus()), [])
  const show = (isKept: boolean) => editor.preview(trialOf(editor, choice, isKept))
  const answer = (isKept: boolean) => ({
    onMouseEnter: () => show(isKept),
    onFocus: () => show(isKept),
    onMouseLeave: () => show(true),
    onClick: () => {
      // The button goes away, and the keys with it.
      focusField(editor)
      settleTheme(editor, isKept)
    },
  })
  return (
    <div role="alert" className={styles.own}>
      <p>{text('editor.theme.own-styles')}</p>
      <div ref={answers} className={styles.answers}>
        <Button {...answer(true)}>{text('editor.theme.keep')}</Button>
        <Button {...answer(false)}>{text('editor.theme.replace')}</Button>
      </div>
    </div>
  )
}
