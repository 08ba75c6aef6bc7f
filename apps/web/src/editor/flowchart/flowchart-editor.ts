import type {
  ConnectorId,
  ConnectorSnapshot,
  FlowchartCommand,
  FlowchartDocument,
  LabelId,
  LabelSnapshot,
  LayerId,
  PageId,
  ShapeId,
  ShapeSnapshot,
} from '@ramify/document'
import type { FlowchartPage } from '@ramify/scene'
import type { ReadStore, Store } from '../../platform/store.ts'
import type { Comments } from '../core/ports.ts'
import type { Editor } from '../editor-kind.ts'
import type { ThemePlan } from '../views/themes/theme-plan.ts'
import type { ConnectorState } from './connectors/connector-state.ts'
import type { Carried, CarriedShapes } from './drawing/carried.ts'
import type { FlowchartGesturePreview } from './gestures/preview.ts'
import type { OwnShapes } from './library/own-shape.ts'
import type { PointedMark } from './marks/pointed-mark.ts'

/** Records that are shown in the place of those of the document, or besides them. */
export interface Trial {
  readonly shapes?: ReadonlyMap<ShapeId, ShapeSnapshot>
  readonly connectors?: ReadonlyMap<ConnectorId, ConnectorSnapshot>
  readonly theme?: string
  readonly labels?: ReadonlyMap<LabelId, LabelSnapshot>
}

export type FlowchartResult = ReturnType<FlowchartDocument['execute']>

/** One flowchart open on one screen. */
export interface FlowchartEditor extends Editor, ThemePlan {
  readonly document: FlowchartDocument
  readonly scene: ReadStore<FlowchartPage>
  readonly gesturePreview: Store<FlowchartGesturePreview | null>
  /** The page that is shown. */
  readonly page: ReadStore<PageId>
  /** Null where nobody can say anything about shapes. */
  readonly comments: Comments | null
  /** Puts an address of an item into the clipboard; null where there are none. */
  readonly copyLinkTo: ((id: string) => void) | null
  /** The page whose name is being changed. */
  readonly renamedPage: Store<PageId | null>
  /** The layer that was chosen for new things; see `currentLayer`. */
  readonly layer: Store<LayerId | null>
  readonly connectorState: ConnectorState
  /** The shape that is presented: all that is not in it is dimmed. */
  readonly presented: Store<ShapeId | null>
  /** The shape that the pointer is at. */
  readonly hovered: Store<ShapeId | null>
  /** Shapes that the person keeps for other pages. */
  readonly ownShapes: OwnShapes
  /** The sign of a link or a note that the pointer is at. */
  readonly pointedMark: Store<PointedMark | null>
  /** The guide that the pointer is at, by where it leads: upright or level. */
  readonly pointedGuide: Store<'x' | 'y' | null>
  readonly dialog: Store<FlowchartDialog | null>
  readonly hasMap: (id: string) => Promise<boolean>
  showPage(id: PageId): void
  /** Carries a command out as an undo step of its own; refuses all of them while reading. */
  execute(command: FlowchartCommand): FlowchartResult
  /** The same as part of the step that is open. */
  continueStep(command: FlowchartCommand): FlowchartResult
  /** Executes commands as one undo step that is drawn once. */
  batch(commands: Iterable<FlowchartCommand>): FlowchartResult
  /** Shows the page as it would look; null: as it is. Nothing is written. */
  preview(trial: Trial | null): void
  /** Many shapes that are carried around: they are drawn moved, but `scene` has them where they were. */
  readonly carried: ReadStore<Carried | null>
  /** The same for more shapes than can be drawn anew with every frame. Nothing is written. */
  carry(shapes: CarriedShapes | null): void
  /** Whether so many more shapes fit; says so to the person when they do not. */
  hasRoomFor(shapes: number): boolean
}

/** What is open over the drawing; of a link that may not be opened, its address. */
export type FlowchartDialog = 'link' | 'table' | { readonly address: string }
