import { markedPage } from '../../views/pictures/marked-page.ts'
import type { KindPictures } from '../../views/views-editor.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** A flowchart as a picture: the page that is shown. */
export const flowchartPictures: KindPictures = {
  page: (editor: FlowchartEditor, { words }) => {
    const page = editor.scene.get()
    const { paper, theme } = page
    const drawing = { box: page.bounds, layers: () => page.layers() }
    return markedPage({ ...drawing, paper, theme, background: (area) => page.background(area) }, words)
  },
  part: () => null,
  count: ({ document }: FlowchartEditor) => document.snapshot.shapes.size,
}
