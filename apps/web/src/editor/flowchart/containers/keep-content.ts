import type { FlowchartCommand, ShapeSnapshot } from '@ramify/document'
import { flowShape } from '@ramify/scene'
import { SquareDashed } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { shapeItem } from '../items/items.ts'
import { isLockedShape } from '../items/locked.ts'
import { withBends } from '../lanes/following-bends.ts'
import { leadShape } from '../lanes/lead-shape.ts'
import { isLane, partOf } from '../lanes/parts.ts'
import { removeSelectedParts } from '../lanes/remove-selected-parts.ts'

/** Takes a container or a lane away, and leaves what is in it where it is. */
export function keepContentActions(editor: FlowchartEditor): readonly EditorAction[] {
  return [
    {
      id: 'flowchart.keep-content',
      label: 'flowchart.action.keep-content',
      icon: SquareDashed,
      group: 'edit',
      isVisible: () => editor.mayEdit,
      isEnabled: () => {
        const frame = leadFrame(editor)
        if (!frame) return 'flowchart.reason.no-frame'
        return !isLockedShape(editor.document.snapshot, frame.id) || 'flowchart.reason.locked'
      },
      run: () => {
        const frame = leadFrame(editor)
        if (frame) deleteAround(editor, frame)
      },
    },
  ]
}

function leadFrame(editor: FlowchartEditor): ShapeSnapshot | undefined {
  const lead = leadShape(editor)
  return lead && lead.kind !== 'group' && flowShape(lead.kind).isFrame ? lead : undefined
}

function deleteAround(editor: FlowchartEditor, frame: ShapeSnapshot): void {
  const contents = contentsOf(editor, frame)
  if (editor.batch(withBends(editor.document, commandsFor(editor, frame, contents))).ok) {
    editor.select(contents.filter((id) => editor.has(shapeItem(id))).map(shapeItem))
  }
}

function* commandsFor(
  { document }: FlowchartEditor,
  frame: ShapeSnapshot,
  contents: readonly string[],
): Iterable<FlowchartCommand> {
  const part = partOf(document.snapshot, frame.id)
  // What comes out of a lane would be a lane itself in the pool.
  if (contents.length > 0) yield { type: 'moveItems', shapes: contents, parent: part ? null : frame.parent }
  if (part && isLane(part)) yield* removeSelectedParts(document, [frame.id])
  else yield { type: 'deleteItems', shapes: [frame.id] }
}

/** What is in it, or in its lanes. */
function contentsOf({ document: { snapshot } }: FlowchartEditor, frame: ShapeSnapshot): string[] {
  const contents: string[] = []
  const seen = new Set<string>()
  const waiting = [frame]
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (seen.has(each.id)) continue
    seen.add(each.id)
    for (const id of each.children) {
      const child = snapshot.shapes.get(id)
      if (child && each.stack) waiting.push(child)
      else if (child) contents.push(id)
    }
  }
  return contents
}
