import { useLayoutEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { ask } from '../../../platform/questions/questions.ts'
import { showError } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { MessageDialog } from '../../../ui/dialogs/MessageDialog.tsx'
import { documentPath } from '../../files/index.ts'
import { dropRefused, keepRefused, type RefusedWork } from './refused-work.ts'

interface Props {
  work: RefusedWork
  /** Of the document it was meant for, whose name may not be known yet. */
  askName: () => Promise<string | null>
  author: { token: string; personId: string }
  onDecided: () => void
}

/** The server has not taken what somebody wrote: nothing of it is lost. */
export function RefusedDialog({ work, askName, author, onDecided }: Props) {
  const { text } = useText()
  const [isBusy, setBusy] = useState(false)
  const keepButton = useRef<HTMLButtonElement>(null)
  // A key pressed by whoever was writing must not throw anything away.
  useLayoutEffect(() => keepButton.current?.focus(), [])

  const keep = async () => {
    setBusy(true)
    try {
      const kept = await keepRefused(work, (await askName()) ?? text('files.untitled'), author)
      if (kept) tellKept(kept)
      onDecided()
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }
  const drop = async () => {
    if (!(await isSure())) return
    await dropRefused(work, author).catch(showError)
    onDecided()
  }

  return (
    <MessageDialog
      title={text('document.refused')}
      sentence={text(`document.refused.${work.reason}`)}
      onClose={onDecided}
    >
      <Button variant="quiet" onClick={() => void drop()}>
        {text('document.refused.drop')}
      </Button>
      <Button onClick={onDecided}>{text('document.refused.later')}</Button>
      <Button ref={keepButton} variant="filled" isBusy={isBusy} onClick={() => void keep()}>
        {text('document.refused.keep')}
      </Button>
    </MessageDialog>
  )
}

function tellKept({ fileId, name }: { fileId: string; name: string }): void {
  notify({
    kind: 'status',
    words: ({ text }) => text('document.refused.kept', { name }),
    stays: true,
    action: { label: ({ text }) => text('document.open'), run: () => navigate(documentPath(fileId)) },
  })
}

function isSure(): Promise<boolean> {
  return ask({
    title: ({ text }) => text('document.refused.drop.title'),
    sentence: ({ text }) => text('document.refused.drop.sentence'),
    act: ({ text }) => text('document.refused.drop'),
    isDestructive: true,
  })
}
