import type { Assignee, Command, CommandResult, MapDocument, MapSnapshot, NodeId } from '@ramify/document'
import type { Scene } from '@ramify/scene'
import type { ReadStore, Store } from '../../platform/store.ts'
import type { Comments, Habits } from '../core/ports.ts'
import type { Editor } from '../editor-kind.ts'
import type { TakeColor } from '../views/colors/eyedropper.ts'
import type { ThemePlan } from '../views/themes/theme-plan.ts'
import type { CarriedState } from './content/carried-state.ts'
import type { Branches } from './focus/focus-state.ts'
import type { Hit } from './gestures/map-hit.ts'
import type { MapGesturePreview } from './gestures/preview.ts'
import type { OwnIcons } from './icons/own-icon.ts'
import type { SelectedItem } from './items/selected-item.ts'
import type { Relating } from './relations/relating-state.ts'
import type { OwnThemes, ThemeNamed } from './themes/own-theme.ts'
import type { NamedChoice } from './themes/theme-choice.ts'

/** One map open on one screen: its commands, and all state that its features keep while it is open. */
export interface MapEditor extends Editor, MapFeatures, ThemePlan {
  readonly document: MapDocument
  readonly scene: ReadStore<Scene>
  /** The topics among what is selected; the last one leads. */
  readonly selectedTopics: ReadStore<readonly NodeId[]>
  /** The relation line, summary, boundary or callout that is selected: then no topic is. */
  readonly selectedItem: ReadStore<SelectedItem | null>
  readonly gesturePreview: Store<MapGesturePreview | null>
  readonly habits: Habits
  /** Themes that the person made. */
  readonly themes: OwnThemes
  /** Icons that the person brought along. */
  readonly ownIcons: OwnIcons
  /** Null where nobody comments. */
  readonly comments: Comments | null
  /** Puts the address of a topic into the clipboard; null where topics have none. */
  readonly copyLinkTo: ((id: NodeId) => void) | null
  /** The people of the document; nobody where they cannot be asked for now. */
  readonly members: () => Promise<readonly Assignee[]>
  /** Whether a map that a link leads to is there for this person. */
  readonly hasMap: (id: string) => Promise<boolean>
  /** Carries a command out as an undo step of its own; refuses all of them while reading. */
  execute(command: Command): CommandResult
  /** The same as part of the step that is open: the keys of one burst, the moves of one gesture. */
  continueStep(command: Command): CommandResult
  /** Executes commands as one undo step that is laid out and drawn once. */
  batch(commands: Iterable<Command>): CommandResult
  /** Whether branches can be folded now. Who only looks at a shared map may fold it for themselves. */
  mayFold(): boolean
  selectTopics(ids: readonly NodeId[]): void
  /** Selects a line, a range or a callout in place of topics; nothing happens when it is not shown. */
  selectItem(item: SelectedItem): void
  /** Selects one and brings it onto the screen. */
  selectAndShow(id: NodeId): void
  showTopic(id: NodeId): void
  centreTopic(id: NodeId, zoom?: number): void
  /** Deals the main topics out to both sides anew, so that these are about equally high; sides that people chose are given up. */
  balance(): void
  /** Shows the map as it would look, or as it would be made of whatever it is then; null: as it is. Nothing is written. */
  preview(trial: Trial | ((snapshot: MapSnapshot) => Trial) | null): void
  /** Whether so many more topics fit; says so to the person when they do not. */
  hasRoomFor(topics: number): boolean
}

/** Where only maps have something to show or do. */
export function isMapEditor(editor: Editor): editor is MapEditor {
  return editor.kind.name === 'mindmap'
}

/** State of the features of a map, by the folder that it belongs to. */
export interface MapFeatures {
  /** gestures: the topic that the pointer is at, with its buttons. */
  readonly hovered: Store<NodeId | null>
  /** gestures: what the resting pointer points at. */
  readonly pointedAt: Store<Hit | null>
  /** background: the opacity to preview while the slider is dragged. */
  readonly triedOpacity: Store<number | null>
  /** color: who waits for a colour of the map. */
  readonly eyedropper: Store<TakeColor | null>
  /** content: what is about to be looked at or changed of what topics carry. */
  readonly content: CarriedState
  /** drilling: the topic whose branch is shown as if it were the map; null: the whole map is shown. */
  readonly drilledTopic: Store<NodeId | null>
  /** drilling: the same as the name of a page; empty for the whole map. */
  readonly shownBranch: ReadStore<string>
  /** focus: the topic whose branch alone is looked at. */
  readonly focusedBranch: Store<NodeId | null>
  /** focus: the branches that are drawn as always while all else is dimmed. */
  readonly litBranches: ReadStore<Branches>
  /** outline: the topic whose note is being written below its row. */
  readonly openNote: Store<NodeId | null>
  /** presentation: the branches that are shown; undefined while nothing is presented. */
  readonly presentedTopics: Store<Branches | undefined>
  /** presentation: main branches that were reached; nothing in them is folded until it ends. */
  readonly presentedBranches: Set<NodeId>
  /** relations: a line that has one end. */
  readonly relating: Store<Relating | null>
  /** style: whether the panel dresses the whole level of what is selected; of another topic that is to be said again. */
  readonly dressesLevel: Store<boolean>
  /** themes: the theme that was chosen while something was styled by hand, and what shall become of that is asked. */
  readonly askedTheme: Store<NamedChoice | null>
  /** themes: what is being named. */
  readonly themeDialog: Store<ThemeNamed | null>
}

/** What of a map can be looked at before it is chosen. */
export type Trial = Partial<
  Pick<MapSnapshot, 'theme' | 'layout' | 'nodes' | 'levels' | 'colors' | 'background' | 'spacing'>
>
