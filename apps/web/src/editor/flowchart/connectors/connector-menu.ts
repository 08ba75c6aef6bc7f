import type { KindContextMenu } from '../../editor-kind.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { connectorSubmenus } from './ConnectorMenus.tsx'

const groups: readonly (readonly string[])[] = [
  ['editor.cut', 'editor.copy', 'editor.paste'],
  ['flowchart.connector-reverse', 'flowchart.menu-style', 'flowchart.menu-arrows', 'flowchart.menu-jumps'],
  ['flowchart.connector-reset'],
  ['flowchart.go-to-start', 'flowchart.go-to-end', 'flowchart.select-connected'],
  ['editor.to-front', 'editor.to-back'],
  ['editor.comments'],
  ['editor.delete'],
]

/** Another menu where nothing but connectors and their labels is selected. */
export function withConnectorMenu(menu: KindContextMenu): KindContextMenu {
  return {
    ...menu,
    groups: (editor: FlowchartEditor, of) => {
      const items = editor.selection.get()
      return items.length > 0 && items.every(({ type }) => type !== 'shape') ? groups : menu.groups(editor, of)
    },
    submenus: { ...menu.submenus, ...connectorSubmenus },
  }
}
