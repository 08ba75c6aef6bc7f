import { useState } from 'react'
import { useLayer } from '../../../platform/layers/use-layer.ts'
import { useStore } from '../../../platform/store.ts'
import { nothing } from '../../core/selection.ts'
import { showAs } from '../../core/shown-as.ts'
import type { Editor } from '../../editor-kind.ts'

/** Back lets go of what somebody has selected, and leads from the outline to the map, before it leaves the document. */
export function BackInEditor({ editor }: { editor: Editor }) {
  const shown = useStore(editor.shownAs)
  const selection = useStore(editor.selection)
  // What a document begins with nobody has selected: Back need not undo it.
  const [first] = useState(selection)
  useLayer(shown === 'outline', () => showAs(editor, 'map'))
  useLayer(shown === 'map' && selection.length > 0 && selection !== first, () => editor.select(nothing))
  return null
}
