import type { MapDocument } from '@ramify/document'
import { themeOf } from '@ramify/scene'
import { useStore } from '../../platform/store.ts'
import type { EditorKind, Environment } from '../editor-kind.ts'
import { PanelFailed } from '../views/panels/PanelFailed.tsx'
import { Announcer } from './accessibility/Announcer.tsx'
import { MapTree } from './accessibility/MapTree.tsx'
import { MapBackground } from './background/MapBackground.tsx'
import { mapClipboard } from './clipboard/map-clipboard.ts'
import { mapEyedropper } from './color/eyedropper.ts'
import { paletteOf } from './color/map-palette.ts'
import { ContentLayer } from './content/ContentLayer.tsx'
import { mapComments } from './content/map-comments.ts'
import { mapPictures } from './content/map-pictures.ts'
import { mapContextMenu } from './context-menu/map-context-menu.tsx'
import { createMapEditor, type MapPorts } from './create-map-editor.ts'
import { mapVersions } from './difference/map-versions.ts'
import { NearLayer } from './drawing/NearLayer.tsx'
import { mapBranches } from './drilling/map-branches.ts'
import { firstFonts } from './first-fonts.ts'
import { beginGesture } from './gestures/begin-gesture.ts'
import { doubleClick } from './gestures/double-click.ts'
import { hover, liftFinger } from './gestures/hover.ts'
import { liftTopic } from './gestures/lift-topic.ts'
import { cursorSources, mapCursor } from './gestures/map-cursor.ts'
import { attachDrops } from './images/attach-drops.ts'
import { mapActions } from './map-actions.ts'
import type { MapEditor } from './map-editor.ts'
import { latePanels, mapPanels } from './map-panels.ts'
import { mapPhoneTools } from './map-phone-tools.ts'
import { mapKeys } from './navigation/map-keys.ts'
import { topicFinder } from './navigation/topic-finder.ts'
import { Overlays } from './overlays/Overlays.tsx'
import { mapPeople } from './people/map-people.ts'
import { mapPresentation } from './presentation/map-presentation.ts'
import { useIsRelating } from './relations/relating.ts'
import { mapSearch } from './search/map-search.ts'
import { beginAtRoot } from './selection/begin-at-root.ts'
import { themeFinder } from './themes/theme-finder.ts'
import { useMapEditor } from './use-map-editor.ts'

const OutlineView = latePanels.part((module) => module.OutlineView, null, PanelFailed)

/** Mind maps, as the editor knows them. */
export const mindmap: EditorKind = {
  name: 'mindmap',
  firstFonts: ({ snapshot }: MapDocument) => firstFonts(snapshot, themeOf(snapshot)),
  open: (document: MapDocument, environment: Environment & MapPorts) =>
    createMapEditor({ ...environment, kind: mindmap, document }),
  selectFirst: beginAtRoot,
  titleOf: ({ document }: MapEditor) => ({ type: 'node', id: document.snapshot.root }),
  PageLayer: NearLayer,
  BackgroundLayer: MapBackground,
  gestures: {
    begin: beginGesture,
    lift: liftTopic,
    hover,
    liftFinger,
    doubleClick,
    cursor: mapCursor,
    cursorSources,
    attach: attachDrops,
  },
  keys: mapKeys,
  clipboard: mapClipboard,
  search: mapSearch,
  presentation: mapPresentation,
  pictures: mapPictures,
  people: mapPeople,
  pages: mapBranches,
  colors: { palette: ({ document }: MapEditor) => paletteOf(document.snapshot), eyedropper: mapEyedropper },
  AccessibleTree: MapTree,
  Announcer,
  Outline: OutlineView,
  Overlays,
  Dialogs: ContentLayer,
  actions: mapActions,
  panels: mapPanels,
  fetchLate: latePanels.open,
  toolGroups: [
    ['editor.tool-select', 'editor.tool-hand'],
    ['editor.add-sibling', 'editor.add-child', 'editor.bound', 'editor.relate', 'editor.summarise'],
    ['editor.icons', 'editor.image', 'editor.link', 'editor.note'],
  ],
  phone: mapPhoneTools,
  useToolChanges: () => {
    const editor = useMapEditor()
    useIsRelating(editor)
    useStore(editor.focusedBranch)
  },
  contextMenu: mapContextMenu,
  finders: (editor: MapEditor, focus) => [themeFinder(editor), topicFinder(editor, focus)],
  comments: mapComments,
  versions: mapVersions(() => mindmap),
}
