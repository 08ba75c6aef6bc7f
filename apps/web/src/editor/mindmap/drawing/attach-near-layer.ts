import { subscribeToAll } from '../../../platform/store.ts'
import styles from '../../canvas/Canvas.module.css'
import { svgElement } from '../../canvas/svg-element.ts'
import { isFar } from '../../core/viewport/viewport.ts'
import { withDropGap } from '../dragging/drop-gap.ts'
import type { MapEditor } from '../map-editor.ts'
import { nearPartView } from './near-part-view.ts'
import { type Near, nearTopics } from './near-topics.ts'
import { partNear } from './part-near.ts'

const nothing = { lines: [], topics: [], ranges: [], relations: [], callouts: [] }

/**
 * Keeps an SVG filled with what is near, in step with the map; gives back how to stop. Without React: of hundreds of topics one key
 * changes a few, and asking each component whether it has changed took longer than the change.
 */
export function attachNearLayer(svg: SVGSVGElement, editor: MapEditor): () => void {
  const near = nearTopics(editor, () => !isFar(editor.view.get()))
  let writing = editor.writing.get()
  const options = {
    assets: editor.assets,
    isWritten: (type: string, id: string) => writing?.type === type && writing.id === id,
  }
  // Beside the branches in focus.
  const dimmed = svgElement('g', { class: styles.dim as string })
  const lit = svgElement('g')
  svg.append(dimmed, lit)
  const outside = nearPartView(dimmed, options)
  const inside = nearPartView(lit, options)

  const draw = () => {
    const shown = withGap(editor, near.shown.get())
    const branches = editor.litBranches.get()
    const parts = branches
      ? partNear(shown, branches, editor.document.snapshot)
      : { outside: nothing, inside: { ...shown, lines: shown.topics } }
    outside.show(parts.outside)
    inside.show(parts.inside)
  }
  const onWriting = () => {
    const changed = [writing, editor.writing.get()]
    writing = editor.writing.get()
    for (const item of changed) {
      if (!item) continue
      outside.forget(item.id)
      inside.forget(item.id)
    }
    draw()
  }
  const gapChanged = whenGapChanges(editor, draw)
  const stops = [
    near.follow(),
    subscribeToAll([near.shown, editor.litBranches], draw),
    editor.gesturePreview.subscribe(gapChanged),
    editor.writing.subscribe(onWriting),
    () => svg.replaceChildren(),
  ]
  draw()
  return () => stops.forEach((stop) => void stop())
}

/** While something is carried, its new neighbours make room for it. */
function withGap(editor: MapEditor, shown: Near): Near {
  const { gap, lift } = dragOf(editor)
  return gap && lift ? { ...shown, topics: withDropGap(editor.scene.get(), shown.topics, gap, lift.tops) } : shown
}

/** A drag says where it is with every move of the pointer, and the gap stays the same for most. */
function whenGapChanges(editor: MapEditor, listener: () => void): () => void {
  let before = dragOf(editor)
  return () => {
    const now = dragOf(editor)
    const isSame = before.gap === now.gap && before.lift === now.lift
    before = now
    if (!isSame) listener()
  }
}

const noDrag = { gap: null, lift: null }

function dragOf({ gesturePreview }: MapEditor) {
  const preview = gesturePreview.get()
  return preview?.kind === 'drag' ? preview : noDrag
}
