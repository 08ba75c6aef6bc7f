import { useEffect } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Shortcut } from '../../../ui/Shortcut.tsx'
import { useEditor } from '../../core/use-editor.ts'
import type { ViewsEditor } from '../views-editor.ts'
import styles from './FollowFrame.module.css'
import { followedPerson } from './follow-person.ts'

/** Around the page while somebody is followed: their colour, their name, and the way out. */
export function FollowFrame() {
  const editor = useEditor<ViewsEditor>()
  const { text } = useText()
  const id = useStore(editor.following)
  useEffect(() => {
    if (id === null) return
    // Before others hear of it, wherever the keys are. Menus and dialogs have an Escape of their own.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || isMenuOpen()) return
      event.preventDefault()
      event.stopPropagation()
      editor.following.set(null)
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [editor, id])
  const person = id === null ? null : followedPerson(editor)
  if (!person) return null
  return (
    <div className={styles.frame} data-person={person.color} data-following={person.name}>
      <section className={styles.chip} aria-label={text('editor.people.following', { name: person.name })}>
        <span>{text('editor.people.following', { name: person.name })}</span>
        <Button onClick={() => editor.following.set(null)}>{text('editor.people.stop')}</Button>
        <Shortcut>Esc</Shortcut>
      </section>
    </div>
  )
}

const isMenuOpen = () =>
  document.querySelector('dialog:modal, [data-radix-popper-content-wrapper] > :not([data-tooltip])') !== null
