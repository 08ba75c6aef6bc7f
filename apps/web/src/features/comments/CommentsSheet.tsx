import { leadOf } from '../../editor/core/selection.ts'
import { useCover } from '../../editor/core/viewport/use-cover.ts'
import type { Editor } from '../../editor/editor-kind.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Sheet, SheetHead } from '../../ui/sheets/Sheet.tsx'
import styles from './CommentsSheet.module.css'
import { CommentsPanel } from './comments-tab.tsx'
import type { Comments } from './model/comments.ts'
import { isSheetOpen, openComments } from './model/open-comments.ts'

/** Over the foot of the map in a hand. What it is about stays in sight above it. */
export function CommentsSheet({ editor }: { editor: Editor | null }) {
  const comments = useStore(openComments)
  const isOpen = useStore(isSheetOpen)
  return comments && editor && isOpen && <OpenSheet comments={comments} editor={editor} />
}

function OpenSheet({ comments, editor }: { comments: Comments; editor: Editor }) {
  const { text } = useText()
  const cover = useCover(editor)
  const close = () => isSheetOpen.set(false)
  const showSelected = () => {
    const lead = leadOf(editor.selection.get())
    if (lead) editor.show(lead)
  }
  return (
    <Sheet
      label={text('comments.title')}
      className={styles.sheet}
      cover={cover}
      onClose={close}
      onRest={showSelected}
      head={
        <SheetHead title={text('comments.title')}>
          <Button variant="quiet" onClick={close}>
            {text('comments.close')}
          </Button>
        </SheetHead>
      }
    >
      <CommentsPanel comments={comments} editor={editor} />
    </Sheet>
  )
}
