import type { FlowchartEditor } from '../flowchart-editor.ts'

/** Puts a theme on all pages; whatever people styled by hand stays as they made it. */
export function chooseTheme(editor: FlowchartEditor, theme: string, level: number): void {
  if (!editor.mayChoose(level)) return
  editor.preview(null)
  if (theme !== editor.document.snapshot.theme) editor.execute({ type: 'setSettings', theme })
}

/** Everything that has a look of its own, on all pages. */
export function styledIds({ document: { snapshot } }: FlowchartEditor) {
  const styledOf = (items: ReadonlyMap<string, { readonly id: string; readonly look: object }>) =>
    [...items.values()].filter(({ look }) => Object.keys(look).length > 0).map(({ id }) => id)
  const { shapes, connectors, labels } = snapshot
  const ids = { shapes: styledOf(shapes), connectors: styledOf(connectors), labels: styledOf(labels) }
  return { ...ids, count: ids.shapes.length + ids.connectors.length + ids.labels.length }
}

/** Gives all of it back to the theme, in one step. */
export function removeCustomStyles(editor: FlowchartEditor): void {
  const { shapes, connectors, labels } = styledIds(editor)
  editor.batch([
    { type: 'setShapes', shapes, look: null },
    { type: 'setConnectors', connectors, look: null },
    { type: 'setLabels', labels, look: null },
  ])
}
