import type { FlowchartDocument } from '@ramify/document'
import { Layers, NotebookText, Paintbrush, SwatchBook } from 'lucide-react'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import type { EditorKind, Environment } from '../editor-kind.ts'
import { PanelFailed } from '../views/panels/PanelFailed.tsx'
import { Announcer } from './accessibility/Announcer.tsx'
import { ItemList } from './accessibility/ItemList.tsx'
import { flowchartActions } from './actions/flowchart-actions.ts'
import { arrangeSubmenus } from './arranging/ArrangeMenus.tsx'
import { menuPlace, seldomInMenu, shapeMenu } from './arranging/shape-menu.ts'
import { PageBackground } from './background/PageBackground.tsx'
import { flowchartClipboard } from './clipboard/flowchart-clipboard.ts'
import { flowchartComments } from './comments/flowchart-comments.ts'
import { withConnectorMenu } from './connectors/connector-menu.ts'
import { createFlowchartEditor } from './create-flowchart-editor.ts'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { flowchartVersions } from './difference/flowchart-versions.ts'
import { NearLayer } from './drawing/NearLayer.tsx'
import { firstFonts } from './first-fonts.ts'
import type { FlowchartEditor } from './flowchart-editor.ts'
import { flowchartPhoneTools } from './flowchart-phone-tools.ts'
import { beginGesture } from './gestures/begin-gesture.ts'
import { doubleClick } from './gestures/double-click.ts'
import { cursorSources, flowchartCursor, hover } from './gestures/hover.ts'
import { liftShape } from './gestures/lift-shape.ts'
import { flowchartKeys } from './keys/flowchart-keys.ts'
import { partMenu, partMenuIds } from './lanes/part-menu.ts'
import { LayersPanel } from './layers/LayersPanel.tsx'
import { Overlays } from './overlays/Overlays.tsx'
import { flowchartPages } from './pages/flowchart-pages.ts'
import { PageTabs } from './pages/PageTabs.tsx'
import { ShapePalette } from './palette/ShapePalette.tsx'
import { flowchartPictures } from './pictures/flowchart-pictures.ts'
import { attachPictureDrops } from './pictures/put-picture.ts'
import { flowchartPresentation } from './presentation/flowchart-presentation.ts'
import { flowchartSearch } from './search/flowchart-search.ts'
import { paletteOf } from './style/palette.ts'
import { StylePanel } from './style/StylePanel.tsx'
import { ThemePanel } from './themes/ThemePanel.tsx'

const NotePanel = lazyComponent(
  () => import('./notes/NotePanel.tsx').then((module) => module.NotePanel),
  null,
  PanelFailed,
)

/** Flowcharts, as the editor knows them. */
export const flowchart: EditorKind = {
  name: 'flowchart',
  firstFonts: ({ snapshot }: FlowchartDocument) => firstFonts(snapshot),
  open: (document: FlowchartDocument, environment: Environment) =>
    createFlowchartEditor({ ...environment, kind: flowchart, document }),
  selectFirst: () => undefined,
  PageLayer: NearLayer,
  BackgroundLayer: PageBackground,
  gestures: {
    begin: beginGesture,
    lift: liftShape,
    hover,
    doubleClick,
    cursor: flowchartCursor,
    cursorSources,
    attach: attachPictureDrops,
  },
  keys: flowchartKeys,
  clipboard: flowchartClipboard,
  search: flowchartSearch,
  presentation: flowchartPresentation,
  pictures: flowchartPictures,
  people: {
    shownFor: (editor: FlowchartEditor, item) => (editor.has(item) ? item : null),
    cornerOf: () => 4,
    placeOf: ({ document }: FlowchartEditor, { id }) => {
      const page = document.snapshot.shapes.get(id)?.page
      return document.snapshot.pages.find((each) => each.id === page)?.name.text ?? null
    },
  },
  colors: { palette: ({ document }: FlowchartEditor) => paletteOf(document.snapshot.theme) },
  AccessibleTree: ItemList,
  Announcer,
  BelowCanvas: PageTabs,
  pages: flowchartPages,
  Overlays,
  Dialogs,
  actions: flowchartActions,
  startPanel: { label: 'flowchart.panel.shapes', openLabel: 'flowchart.palette.open', Content: ShapePalette },
  panels: [
    { id: 'style', label: 'editor.panel.style', icon: Paintbrush, Content: StylePanel },
    { id: 'theme', label: 'editor.panel.theme', icon: SwatchBook, Content: ThemePanel },
    { id: 'note', label: 'editor.panel.note', icon: NotebookText, Content: NotePanel },
    { id: 'layers', label: 'flowchart.panel.layers', icon: Layers, Content: LayersPanel },
  ],
  toolGroups: [
    ['editor.tool-select', 'editor.tool-hand', 'flowchart.tool-connector'],
    ['flowchart.text', 'flowchart.image', 'flowchart.table'],
  ],
  toolPlace: 'bar',
  phone: flowchartPhoneTools,
  fieldName: 'flowchart.field',
  contextMenu: withConnectorMenu({
    groups: (editor: FlowchartEditor) => [...shapeMenu(editor), ...partMenu(editor)],
    submenus: arrangeSubmenus,
    seldom: [...partMenuIds, ...seldomInMenu],
    placeOfSelected: menuPlace,
  }),
  finders: () => [],
  comments: flowchartComments,
  versions: flowchartVersions(() => flowchart),
}
