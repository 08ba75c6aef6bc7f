import type { HistoryVersion } from '@ramify/contract'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Editor, RestorableItem } from '../../../editor/editor-kind.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { documentPath, tellRefusal } from '../../files/index.ts'
import { keepBeforeRestore, NotSaved, tellRestored } from '../versions/version-acts.ts'
import { versionName } from '../versions/version-words.ts'

interface Options {
  live: LiveDocument
  editor: Editor | null
  version: HistoryVersion | null
  content: Record<string, unknown> | null
}

/** Restoring is a change like others, made in the editor below: it can be undone, and others see it as they see all changes. */
export function useRestore({ live, editor, version, content }: Options) {
  const [isRestoring, setRestoring] = useState(false)
  const restore = async (restored?: RestorableItem) => {
    if (!editor || !version || !content || isRestoring) return
    setRestoring(true)
    try {
      await keepBeforeRestore(live)
      if (!restoreIn(editor, content, restored?.item)) return
      navigate(documentPath(live.id))
      const words = restored ? doneWords[restored.act] : (editor.kind.versions?.restored ?? 'history.restored')
      tellRestored(words, versionName(version, currentTranslator()), editor)
    } catch (error) {
      tellFailure(error)
    } finally {
      setRestoring(false)
    }
  }
  return { isRestoring, restore }
}

/** Said when an item alone has been restored. */
const doneWords = {
  'history.restore-branch': 'history.restored-branch',
  'history.restore-item': 'history.restored-item',
  'history.restore-page': 'history.restored-page',
} as const

function restoreIn(
  editor: Editor,
  content: Record<string, unknown>,
  item: RestorableItem['item'] | undefined,
): boolean {
  const { versions } = editor.kind
  const version = versions?.read(content)
  if (!versions || !version) return false
  const isDone = versions.restore(editor, version, item)
  version.destroy()
  const page = (item && editor.kind.pages?.of(editor, item)) ?? null
  if (isDone && page !== null) editor.kind.pages?.show(editor, page)
  if (isDone && item && editor.has(item)) {
    editor.select([item])
    editor.show(item)
  }
  return isDone
}

export function tellFailure(error: unknown): void {
  if (error instanceof NotSaved) notify({ kind: 'error', words: ({ text }) => text('history.not-saved') })
  else tellRefusal(error)
}
