import {
  type FlowchartDocument,
  type FlowchartSnapshot,
  type FlowchartVersionDifference,
  flowchartFromContent,
  flowchartRestoreCommands,
  flowchartToContent,
  flowchartVersionDifference,
  openFlowchart,
} from '@ramify/document'
import { leadOf } from '../../core/selection.ts'
import type { ComparedVersions, EditorKind, Environment, KindVersions, RestorableItem } from '../../editor-kind.ts'
import { currentDifferenceColors } from '../../views/difference/difference-colors.ts'
import { commentedItem } from '../comments/flowchart-comments.ts'
import { createFlowchartEditor } from '../create-flowchart-editor.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { findItem } from '../items/find-item.ts'
import { pageName } from '../pages/pages.ts'
import { changeWords } from './change-words.ts'
import { differenceOverlays } from './DifferenceOverlays.tsx'
import { differenceTheme } from './difference-theme.ts'
import { markedFlowchart } from './marked-flowchart.ts'

/** Versions of flowcharts. `kindOf`: flowcharts themselves, which have this as one of their parts. */
export function flowchartVersions(kindOf: () => EditorKind): KindVersions {
  return {
    read: (content) => {
      const made = flowchartFromContent(content)
      return made.ok ? openFlowchart(made.doc) : null
    },
    copy: ({ snapshot }: FlowchartDocument) => documentOf(snapshot),
    compare: (before: FlowchartDocument, after: FlowchartDocument) =>
      compareFlowcharts(kindOf(), flowchartVersionDifference(before.snapshot, after.snapshot)),
    restore: (editor: FlowchartEditor, { snapshot }: FlowchartDocument, item) => {
      const { document } = editor
      if (!item && !editor.hasRoomFor(snapshot.shapes.size - document.snapshot.shapes.size)) return false
      const restored = item && { type: item.type as 'page' | 'shape' | 'connector', id: item.id }
      const { ok } = editor.batch(flowchartRestoreCommands(document, snapshot, restored))
      if (ok && item?.type === 'page') editor.showPage(item.id)
      return ok
    },
    restorable,
    restored: 'flowchart.history.restored',
  }
}

/** The selected shape or connector; where nothing is selected, the page that is shown. */
function restorable({ document, selection, page }: FlowchartEditor): RestorableItem | null {
  const id = commentedItem({ document, selection })
  const found = id === null ? null : findItem(document.snapshot, id)
  if (found) return { item: found.item, act: 'history.restore-item' }
  if (leadOf(selection.get())) return null
  return { item: { type: 'page', id: page.get() }, act: 'history.restore-page' }
}

function compareFlowcharts(kind: EditorKind, difference: FlowchartVersionDifference): ComparedVersions {
  const colors = currentDifferenceColors()
  const theme = differenceTheme(colors)
  const { merged, changes } = difference
  const first = changes.find((change) => change.item !== 'setting')
  const drawn: EditorKind = {
    ...kind,
    open: (document: FlowchartDocument, environment: Environment) => {
      const editor = createFlowchartEditor({ ...environment, kind: drawn, document, theme })
      if (first && 'page' in first) editor.showPage(first.page)
      return editor
    },
    Overlays: differenceOverlays(difference),
    ...(kind.versions && {
      versions: { ...kind.versions, restorable: (editor: FlowchartEditor) => inVersion(editor) },
    }),
  }
  /** What was added since is in no version that it could be taken from. */
  const inVersion = (editor: FlowchartEditor): RestorableItem | null => {
    const found = restorable(editor)
    if (!found) return null
    const { type, id } = found.item
    const table = type === 'page' ? difference.pages : type === 'shape' ? difference.shapes : difference.connectors
    return table.get(id)?.sort === 'added' ? null : found
  }
  return {
    kind: drawn,
    document: documentOf(markedFlowchart(difference, colors, (page) => pageName(merged, page))),
    counts: difference.counts,
    changes: changes.map((change) => ({
      sort: change.sort,
      item: change.item === 'setting' ? null : { type: change.item, id: change.id },
      words: changeWords(change, difference),
    })),
  }
}

function documentOf(snapshot: FlowchartSnapshot): FlowchartDocument {
  const made = flowchartFromContent(flowchartToContent(snapshot))
  if (!made.ok) throw new Error(`A difference cannot be drawn: ${made.error.code}`)
  return openFlowchart(made.doc)
}
