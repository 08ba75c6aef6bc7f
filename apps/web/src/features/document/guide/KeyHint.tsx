import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCover } from '../../../editor/core/viewport/use-cover.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { isMapEditor, type MapEditor } from '../../../editor/mindmap/map-editor.ts'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { usePaletteOpen } from '../../palette/index.ts'
import styles from './KeyHint.module.css'
import { countVisit, endHint, isHintWanted, isNewMap } from './key-hint.ts'

/** The three keys that begin a map, below a new one; gone for good once one of them was used. */
export function KeyHint({ editor }: { editor: Editor }) {
  return isMapEditor(editor) && <MapHint editor={editor} />
}

function MapHint({ editor }: { editor: MapEditor }) {
  const [isNew] = useState(() => isNewMap(editor))
  const isWanted = useStore(isHintWanted)
  const isMap = useStore(editor.shownAs) === 'map'
  return isNew && isWanted && isMap && <ShownHint editor={editor} />
}

function ShownHint({ editor }: { editor: MapEditor }) {
  const { text } = useText()
  const cover = useCover(editor)
  const isPaletteOpen = usePaletteOpen()
  useEffect(countVisit, [])
  useEffect(
    () =>
      editor.document.subscribe(() => {
        if (!isNewMap(editor)) endHint()
      }),
    [editor],
  )
  useEffect(() => {
    if (isPaletteOpen) endHint()
  }, [isPaletteOpen])
  return (
    <div ref={cover} role="note" aria-label={text('hint.title')} data-key-hint="" className={styles.hint}>
      <Entry id="editor.add-child" label="hint.child" />
      <Entry id="editor.add-sibling" label="hint.sibling" />
      <Entry id="palette.open" label="hint.palette" />
      <IconButton label={text('hint.close')} icon={X} side="top" className={styles.close} onClick={endHint} />
    </div>
  )
}

function Entry({ id, label }: { id: string; label: PlainTextKey }) {
  const { text } = useText()
  const shortcut = useAction(id)?.shortcut
  return (
    shortcut && (
      <span className={styles.entry}>
        <kbd className={styles.key}>{shortcut}</kbd>
        {text(label)}
      </span>
    )
  )
}
