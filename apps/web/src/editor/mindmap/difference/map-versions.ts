import {
  fromContent,
  type MapDifference,
  type MapDocument,
  type MapSnapshot,
  mapDifference,
  openMap,
  restoreCommands,
  toContent,
} from '@ramify/document'
import type { ItemRef } from '@ramify/scene'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { leadOf } from '../../core/selection.ts'
import type { ComparedVersions, EditorKind, Environment, KindVersions } from '../../editor-kind.ts'
import { currentDifferenceColors } from '../../views/difference/difference-colors.ts'
import { createMapEditor } from '../create-map-editor.ts'
import type { MapEditor } from '../map-editor.ts'
import { changeWords } from './change-words.ts'
import { differenceOverlays } from './DifferenceOverlays.tsx'
import { differenceTheme } from './difference-theme.ts'
import { markedSnapshot } from './marked-snapshot.ts'

/** Versions of maps. `kindOf`: mind maps themselves, which have this as one of their parts. */
export function mapVersions(kindOf: () => EditorKind): KindVersions {
  return {
    read: (content) => {
      const made = fromContent(content)
      return made.ok ? openMap(made.doc) : null
    },
    copy: ({ snapshot }: MapDocument) => documentOf(snapshot),
    compare: (before: MapDocument, after: MapDocument) =>
      compareMaps(kindOf(), mapDifference(before.snapshot, after.snapshot)),
    restore: (editor: MapEditor, { snapshot }: MapDocument, item?: ItemRef) => {
      const { document } = editor
      if (!item && !editor.hasRoomFor(snapshot.nodes.size - document.snapshot.nodes.size)) return false
      return editor.batch(restoreCommands(document, snapshot, item?.id)).ok
    },
    restorable: (editor: MapEditor) => {
      const item = leadOf(editor.selection.get())
      return item?.type === 'node' ? { item, act: 'history.restore-branch' } : null
    },
    restored: 'history.restored',
  }
}

function compareMaps(kind: EditorKind, difference: MapDifference): ComparedVersions {
  const colors = currentDifferenceColors()
  const { text } = currentTranslator()
  const theme = differenceTheme(colors)
  const drawn: EditorKind = {
    ...kind,
    open: (document: MapDocument, environment: Environment) =>
      createMapEditor({ ...environment, kind: drawn, document, theme }),
    Overlays: differenceOverlays(difference),
  }
  return {
    kind: drawn,
    document: documentOf(markedSnapshot(difference, { colors, was: text('history.was') })),
    counts: difference.counts,
    changes: difference.changes.map((change) => ({
      sort: change.sort,
      item: change.item === 'setting' ? null : { type: change.item, id: change.id },
      words: changeWords(change, difference),
    })),
  }
}

function documentOf(snapshot: MapSnapshot): MapDocument {
  const made = fromContent(toContent(snapshot))
  if (!made.ok) throw new Error(`A difference cannot be drawn: ${made.error.code}`)
  return openMap(made.doc)
}
