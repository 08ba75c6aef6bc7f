import type { HistoryVersion } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ComparedVersions, Editor, ShownChange } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useTheme } from '../../../platform/theme/theme.ts'
import { contentQuery } from '../versions/version-queries.ts'
import type { ShownDocument } from './VersionCanvas.tsx'

export type Mode = 'changes' | 'as-it-was'

export interface ShownVersion {
  /** Null until it has come, or where it cannot be read. */
  readonly shown: ShownDocument | null
  readonly changes: readonly ShownChange[]
  readonly counts: ComparedVersions['counts'] | null
  readonly content: Record<string, unknown> | null
  readonly isUnreadable: boolean
  readonly error: unknown
  readonly retry: () => void
}

const noChanges: readonly ShownChange[] = []

/** What is on the canvas: a version beside the document as it is now, or alone; without a version the document itself. */
export function useShownVersion(
  fileId: string,
  editor: Editor | null,
  version: HistoryVersion | null,
  mode: Mode,
): ShownVersion {
  const { data, error, refetch } = useQuery({
    ...contentQuery(fileId, version?.id ?? 0),
    enabled: version !== null,
  })
  const edits = useEdits(editor)
  const { language } = useText()
  // A difference is drawn in the colours of the app.
  const { shown: light } = useTheme()
  const content = version === null ? null : (data?.content ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another language, other colours and what was edited meanwhile
  const made = useMemo(() => {
    const versions = editor?.kind.versions
    if (!editor || !versions || (version !== null && content === null)) return null
    if (content === null) return { kind: editor.kind, document: versions.copy(editor.document) }
    const before = versions.read(content)
    if (!before) return 'unreadable'
    if (mode === 'as-it-was') return { kind: editor.kind, document: before }
    const compared = versions.compare(before, editor.document)
    before.destroy()
    return compared
  }, [editor, version?.id, content, mode, edits, language, light])
  const compared = made !== null && made !== 'unreadable' && 'changes' in made ? made : null
  return {
    shown: made === 'unreadable' ? null : made,
    changes: compared?.changes ?? noChanges,
    counts: compared?.counts ?? null,
    content,
    isUnreadable: made === 'unreadable',
    error: version === null ? null : error,
    retry: () => void refetch(),
  }
}

/** Others may write on meanwhile: not every letter is worth a new picture. */
const restMs = 1000

/** Another number some time after the document was changed. */
function useEdits(editor: Editor | null): number {
  const [edits, setEdits] = useState(0)
  useEffect(() => {
    if (!editor) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = editor.document.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setEdits((before) => before + 1), restMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [editor])
  return edits
}
