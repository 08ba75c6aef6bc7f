import { Smile, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { MenuItem, MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'
import { focusField } from '../../core/focus-field.ts'
import { goToPanel } from '../../core/panels/panel-focus.ts'
import { FilesMenu } from '../files/FilesMenu.tsx'
import { iconName } from '../icons/icon-name.ts'
import type { MapEditor } from '../map-editor.ts'
import { inOneStep } from '../topics/in-one-step.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './CarriedMenu.module.css'
import type { Carried } from './carried-state.ts'

/** On an icon, a priority or a progress that was pressed on the map: another one, or none. */
export function CarriedMenu() {
  const editor = useMapEditor()
  const { text } = useText()
  const corner = useRef<HTMLDivElement>(null)
  const { menu } = editor.content
  const open = useStore(menu)
  const close = () => {
    menu.set(null)
    focusField(editor)
  }
  const { left = 0, top = 0 } = corner.current?.getBoundingClientRect() ?? {}
  return (
    <>
      <div ref={corner} className={styles.corner} />
      {open && (
        <PointMenu at={{ x: left + open.at.x, y: top + open.at.y }} onClose={close}>
          {open.carried.kind === 'files' ? (
            <FilesMenu id={open.carried.id} />
          ) : (
            <>
              <MenuItem icon={Smile} onSelect={() => goToPanel('icons')}>
                {text('editor.carried.change')}
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={Trash2} isDestructive onSelect={() => takeAway(editor, open.carried)}>
                {text('editor.carried.remove', { name: nameOf(open.carried, editor, text) })}
              </MenuItem>
            </>
          )}
        </PointMenu>
      )}
    </>
  )
}

function takeAway(editor: MapEditor, { id, kind, nth }: Carried): void {
  const marks = editor.document.snapshot.nodes.get(id)?.marks
  if (!marks) return
  const left =
    kind === 'priority' || kind === 'progress' ? { [kind]: null } : { icons: marks.icons.filter((_, at) => at !== nth) }
  inOneStep(editor, () => editor.continueStep({ type: 'setMarks', ids: [id], marks: left }))
}

function nameOf({ id, kind, nth }: Carried, editor: MapEditor, text: ReturnType<typeof useText>['text']): string {
  if (kind === 'priority' || kind === 'progress') return text(`editor.style.${kind}`)
  const name = editor.document.snapshot.nodes.get(id)?.marks.icons[nth] ?? ''
  return iconName(name, { text })
}
