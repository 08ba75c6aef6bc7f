import type { HistoryVersion } from '@ramify/contract'
import type { ItemRef } from '@ramify/scene'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Editor } from '../../../editor/editor-kind.ts'
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
  const restore = async (item?: ItemRef) => {
    if (!editor || !version || !content || isRestoring) return
    setRestoring(true)
    try {
      await keepBeforeRestore(live)
      if (!restoreIn(editor, content, item)) return
      navigate(documentPath(live.id))
      const words = item ? 'history.restored-branch' : 'history.restored'
      tellRestored(words, versionName(version, currentTranslator()), editor)
    } catch (error) {
      tellFailure(error)
    } finally {
      setRestoring(false)
    }
  }
  return { isRestoring, restore }
}

function restoreIn(editor: Editor, content: Record<string, unknown>, item: ItemRef | undefined): boolean {
  const { versions } = editor.kind
  const version = versions?.read(content)
  if (!versions || !version) return false
  const isDone = versions.restore(editor, version, item)
  version.destroy()
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
