import { BookOpen, Expand } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { focusField } from '../../core/focus-field.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { ViewsEditor } from '../views-editor.ts'
import styles from './LockedBar.module.css'
import { toggleFullScreen, toggleReading } from './reading-mode.ts'

/** Over a map that is only looked at: why, and the way back. */
export function LockedBar() {
  const editor = useEditor<ViewsEditor>()
  const { text } = useText()
  const lockReason = useStore(editor.lockReason)
  const cover = useCover(editor)
  // A presentation has a bar of its own.
  const isLocked = lockReason !== null && lockReason !== 'presenting'
  // The keys are the map's, also where a button of a bar had them: one Esc leads back. What had them may have gone, too: the panel
  // with the first press, the button here with the last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the reason changes
  useEffect(() => {
    if (isLocked || document.activeElement === document.body) focusField(editor)
  }, [editor, lockReason])
  // Also where the keys are in a bar. Before others hear of it: a tooltip would take the key for itself.
  useEffect(() => {
    if (lockReason !== 'reading') return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isBusyElsewhere(event.target)) return
      event.preventDefault()
      leave(editor)
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [editor, lockReason])
  if (!isLocked) return null
  const isReading = lockReason === 'reading'
  const wayOut = editor.mayEdit ? 'editor.reading.leave' : 'editor.reading.end'
  return (
    <section ref={cover} className={styles.bar} aria-label={text(isReading ? 'editor.reading' : 'editor.full-screen')}>
      <Icon icon={isReading ? BookOpen : Expand} />
      <span>{text(isReading ? 'editor.reading' : 'editor.full-screen')}</span>
      <Button onClick={() => leave(editor)}>{text(isReading ? wayOut : 'editor.full-screen.leave')}</Button>
    </section>
  )
}

/** Fields, menus and dialogs have an Escape of their own. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
  return isField || document.querySelector(`dialog:modal, ${openMenu}`) !== null
}

const openMenu = '[data-radix-popper-content-wrapper] > :not([data-tooltip])'

function leave(editor: ViewsEditor): void {
  if (editor.lockReason.get() === 'reading') toggleReading(editor)
  else void toggleFullScreen()
}
