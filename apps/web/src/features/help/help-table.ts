import { newMap, openMap } from '@ramify/document'
import { mindmap } from '../../editor/mindmap/mindmap.ts'
import { editorActions } from '../../editor/shell/editor-actions.ts'
import type { Action } from '../../platform/actions/action.ts'
import { isOffered } from '../../platform/features.ts'
import { canvasMeasurer } from '../../platform/fonts/index.ts'
import { cooperationActions } from '../cooperation/index.ts'
import { documentActions } from '../document/index.ts'
import { exportActions } from '../exports/index.ts'
import { fileActions } from '../files/index.ts'
import { importActions } from '../imports/index.ts'
import { paletteActions } from '../palette/index.ts'
import { sharingActions } from '../sharing/index.ts'
import { shortcutActions } from '../shortcuts/index.ts'

/** Everything that can be done in a map and with documents, whether or not one is open. */
export function helpTable(): readonly Action[] {
  const document = openMap(newMap({ text: '' }))
  // Nothing is drawn: what an editor can do does not depend on what is in it.
  const editor = mindmap.open(document, {
    measurer: canvasMeasurer(),
    fonts: new Promise(() => undefined),
    screen: { width: 0, height: 0 },
  })
  const table = [
    ...editorActions(editor),
    ...documentActions,
    ...fileActions,
    ...importActions,
    ...exportActions,
    ...sharingActions,
    ...cooperationActions,
    ...paletteActions,
    ...shortcutActions,
  ]
  editor.destroy()
  return table.filter(isOffered)
}
