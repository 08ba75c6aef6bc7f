import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { inOneStep } from '../../actions/in-one-step.ts'
import { useEditor } from '../../use-editor.ts'
import { isDressed, plainLooks } from './plain-looks.ts'
import styles from './ThemePanel.module.css'

interface Props {
  /** The theme that was chosen. */
  theme: string
  onDone: () => void
}

/** Asks what shall become of styles that people gave to single topics; pointing at an answer shows it. */
export function OwnStyles({ theme, onDone }: Props) {
  const editor = useEditor()
  const { text } = useText()
  const { nodes } = editor.document.snapshot
  const show = (isPlain: boolean) => editor.tryOn({ theme, ...(isPlain && { nodes: plainLooks(nodes) }) })
  const apply = (isPlain: boolean) => {
    onDone()
    inOneStep(editor, () => {
      editor.goOn({ type: 'setTheme', theme })
      const ids = [...nodes.values()].filter(isDressed).map(({ id }) => id)
      if (isPlain) editor.goOn({ type: 'setLook', ids, look: null })
    })
  }
  const answer = (isPlain: boolean) => ({
    onMouseEnter: () => show(isPlain),
    onFocus: () => show(isPlain),
    onMouseLeave: () => show(false),
    onClick: () => apply(isPlain),
  })
  return (
    <div role="alert" className={styles.own}>
      <p>{text('editor.theme.own-styles')}</p>
      <div className={styles.answers}>
        <Button {...answer(false)}>{text('editor.theme.keep')}</Button>
        <Button {...answer(true)}>{text('editor.theme.replace')}</Button>
      </div>
    </div>
  )
}
