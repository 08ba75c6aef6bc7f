import type { Command, MapContent } from '@ramify/document'
import { mountEditor } from '../../apps/web/src/editor/shell/stand-alone.ts'
import { fetchUsualFonts } from '../../apps/web/src/platform/fonts/index.ts'
import { plainContent } from '../trees/plain-content.ts'
import type { Session, Subject } from './subject.ts'

// As the app does while the document is on its way.
fetchUsualFonts()

/** This project's editor. */
export const subject: Subject<MapContent> = {
  name: 'ramify',
  // It draws sharply 120 ms after the last move.
  lag: 150,
  gestures: { pan: 'wheel', zoom: { keys: 'control', step: 4.6 } },
  prepare: plainContent,
  open,
}

async function open(host: HTMLElement, content: MapContent): Promise<Session> {
  const { editor, rendered } = mountEditor(host, { content, kind: 'mindmap' })
  await rendered
  const nodes = () => editor.document.snapshot.nodes
  const act = (command: Command): void => {
    const result = editor.execute(command)
    if (!result.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(result.refusal)}`)
  }
  return {
    addChild: (parent, id, text) => act({ type: 'addChild', parent, id, text }),
    editText: (id, text) => act({ type: 'setText', id, text }),
    fold: (id) => act({ type: 'setFold', ids: [id], folded: true }),
    unfold: (id) => act({ type: 'setFold', ids: [id], folded: false }),
    undo: () => editor.undo(),
    fitAll: () => editor.fitAll(),
    reveal: (id) => editor.centreTopic(id, 1),
    count: () => nodes().size,
    text: (id) => nodes().get(id)?.text.text,
    folded: (id) => nodes().get(id)?.folded ?? false,
    view() {
      const { x, y, zoom } = editor.view.get()
      return { x: -x * zoom, y: -y * zoom, scale: zoom }
    },
    boxes() {
      const scene = editor.scene.get()
      return scene.visible(scene.bounds).map(({ id, x, y, width, height }) => ({ id, x, y, width, height }))
    },
  }
}
