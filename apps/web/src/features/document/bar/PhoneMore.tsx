import { Ellipsis, PencilLine } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useEffect, useSyncExternalStore } from 'react'
import { isMoreOpen, runFromMore } from '../../../editor/core/panels/more-menu.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { Menu } from '../../../ui/menus/Menu.tsx'
import { MenuTiles } from '../../../ui/menus/MenuTiles.tsx'
import { reportedDocument } from '../../imports/index.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import { openDocument } from '../open-document.ts'
import { saveLooks } from '../saving/save-looks.ts'
import { useSavedWords } from '../saving/use-saved-words.ts'
import { MorePicture } from './MorePicture.tsx'
import { phoneMoreGroups, phoneMorePencil, phoneMoreTiles } from './more-groups.ts'
import styles from './PhoneMore.module.css'

/** Undone is often more than one step. */
const staying = ['editor.undo', 'editor.redo']

/** Everything about the document that the bar of a hand has no room for. */
export function PhoneMore({ live }: { live: LiveDocument | null }) {
  const { text } = useText()
  // Which actions there are hangs on it.
  useStore(openDocument)
  useStore(reportedDocument)
  const words = useSavedWords(live)
  const editor = useOpenEditor()
  // Of another document it is not open.
  useEffect(() => () => isMoreOpen.set(false), [])
  return (
    <Menu align="end" opened={isMoreOpen} trigger={<IconButton label={text('document.more')} icon={Ellipsis} />}>
      {editor && live ? (
        <Whole editor={editor} live={live} state={text(words)} />
      ) : (
        <ActionGroups groups={phoneMoreGroups} />
      )}
    </Menu>
  )
}

function Whole({ editor, live, state }: { editor: Editor; live: LiveDocument; state: string }) {
  const translator = useText()
  const { text } = translator
  useWholeState(editor)
  const { icon } = saveLooks[useStore(live.saveState)]
  const document = useStore(openDocument)
  const menu = editor.kind.phone?.menu
  // Those that lead to a page of their own say so, with what holds there now.
  const values: Readonly<Record<string, string>> = {
    'document.history': '',
    'exports.open': text('document.more.formats'),
    ...menu?.values(editor, translator),
  }
  return (
    <>
      <div className={styles.head}>
        {menu && <MorePicture draw={() => menu.draw(editor)} />}
        <span className={styles.words}>
          <span className={styles.name}>{document?.name}</span>
          <span className={styles.state}>
            <Icon icon={icon} size="s" />
            {menu ? text('document.more.state', { state, count: menu.count(editor, translator) }) : state}
          </span>
        </span>
        <Pencil />
      </div>
      <MenuTiles ids={phoneMoreTiles} stays={staying} />
      <ActionGroups
        groups={phoneMoreGroups}
        row={(id) => (
          <ActionMenuItem id={id} isPlain={id === 'editor.outline'} value={values[id]} onRun={runFromMore} />
        )}
      />
    </>
  )
}

function Pencil() {
  const action = useAction(phoneMorePencil)
  return (
    action && (
      <DropdownMenu.Item className={styles.pencil} aria-label={action.label} onSelect={action.run}>
        <Icon icon={PencilLine} />
      </DropdownMenu.Item>
    )
  )
}

/** Drawn anew whenever what its rows say or can do has changed. */
function useWholeState({ document, scene, shownAs, lockReason }: Editor): void {
  useStore(scene)
  useStore(shownAs)
  useStore(lockReason)
  useSyncExternalStore(
    (listener) => document.subscribe(listener),
    () => `${document.canUndo} ${document.canRedo}`,
  )
}
