import type { Point } from '@ramify/geometry'
import type { Background } from '../../core/background.ts'
import type { ImageReference } from '../../core/image.ts'
import type { Kept } from '../../core/kept.ts'
import type { Link } from '../../core/link.ts'
import type { RichText } from '../../core/text/rich-text.ts'

export type NodeId = string
export type LineId = string
export type RangeId = string
export type CalloutId = string

/** What a person chose for the look of one node; absent means as its level looks, else as the theme says. */
export interface Look {
  readonly shape?: string
  readonly fill?: string
  readonly border?: string
  readonly borderWidth?: number
  /** `solid`, `dashed`, `dotted`, or lengths of dashes and gaps. */
  readonly borderDash?: string
  readonly color?: string
  readonly size?: number
  readonly family?: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly align?: 'left' | 'center' | 'right'
  /** The line from the node's parent to it. */
  readonly lineColor?: string
  readonly lineWidth?: number
  readonly lineStyle?: string
  readonly lineDash?: string
  /** Its heads, at the parent and at the node: names as of relation lines. */
  readonly lineStart?: string
  readonly lineEnd?: string
  /** On which side of the words its picture stands; above them unless it says so. */
  readonly imageSide?: Side | 'top' | 'bottom'
}

export interface Marks {
  readonly icons: readonly string[]
  /** 1 to 9. */
  readonly priority: number | null
  /** Percent. */
  readonly progress: number | null
  readonly labels: readonly string[]
  /** Of labels that do not have the theme's colour. */
  readonly labelColors?: readonly LabelColor[]
}

export interface LabelColor {
  readonly label: string
  readonly color: string
}

/** Who does it: a name, and the account of a member of the document where it is one. */
export interface Assignee {
  readonly name: string
  readonly member?: string
}

/** When and by whom something is done. Days are `2026-11-16`; how far it is done is the progress among the marks. */
export interface Task {
  readonly start?: string
  readonly due?: string
  readonly assignee?: Assignee
}

/** A file of any type that is stored with the document's file. Never opened here: people download it. */
export interface AttachedFile {
  /** Of the resource. */
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** As `application/pdf`. */
  readonly type: string
}

/** Where a person moved a node from its automatic place, and how wide they made it. */
export interface Nudge {
  readonly x: number
  readonly y: number
  readonly width: number | null
}

export type Side = 'left' | 'right'

/** One living node. The same object as before while nothing of it changed. */
export interface NodeSnapshot {
  readonly id: NodeId
  /** Null for the root and for floating nodes. */
  readonly parent: NodeId | null
  readonly children: readonly NodeId[]
  /** Where a floating node stands. */
  readonly at: Point | null
  readonly side: Side | null
  readonly text: RichText
  readonly note: RichText
  readonly look: Look
  readonly marks: Marks
  readonly link: Link | null
  readonly image: ImageReference | null
  readonly folded: boolean
  readonly nudge: Nudge | null
  /** Its branch's own layout. */
  readonly layout: string | null
  /** In TeX, below its words. */
  readonly formula?: string
  readonly task?: Task
  /** At least one. */
  readonly files?: readonly AttachedFile[]
  /** When it was made, by the clock of whoever made it. Information only. */
  readonly created?: number
  /** What a foreign file said about it and nobody here understands, for the way back. */
  readonly kept?: Kept
}

export interface LineSnapshot {
  readonly id: LineId
  readonly from: NodeId
  readonly to: NodeId
  /** Control points, relative to the ends; empty means the automatic curve. */
  readonly bend: readonly Point[]
  readonly text: RichText
  readonly look: LineLook
}

export interface LineLook {
  readonly color?: string
  readonly width?: number
  readonly dash?: string
  readonly startArrow?: string
  readonly endArrow?: string
  /** Of its words. */
  readonly textColor?: string
  readonly size?: number
  readonly family?: string
  readonly bold?: boolean
  readonly italic?: boolean
}

/** A summary or a boundary over neighbouring children of one parent. */
export interface RangeSnapshot {
  readonly id: RangeId
  readonly kind: string
  readonly parent: NodeId
  readonly first: NodeId
  readonly last: NodeId
  /** The summary's own node. */
  readonly topic: NodeId | null
  readonly text: RichText
  readonly look: Look
}

/** A bubble with words that speaks of one node. */
export interface CalloutSnapshot {
  readonly id: CalloutId
  readonly node: NodeId
  /** Its middle, from the middle of the node's box; null: where there is room for it. */
  readonly at: Point | null
  readonly text: RichText
  readonly look: Look
}

/** How much room layouts leave, when a person chose it. */
export interface MapSpacing {
  readonly level?: number
  readonly sibling?: number
}

/**
 * What looks alike in a map. How far from the root: the root itself, main topics, those below them, and everything deeper; and what
 * looks the same wherever it is: floating topics, topics of summaries, callouts.
 */
export type Level = 0 | 1 | 2 | 3 | 'floating' | 'summary' | 'callout'

/** Looks of whole levels: over what the theme says, under what a node has of its own. A level that says nothing is absent. */
export type LevelLooks = { readonly [K in Level]?: Look }

/** Nodes by id, in no particular order. `get` never changes its answer for one snapshot. */
export interface NodeTable {
  readonly size: number
  get(id: NodeId): NodeSnapshot | undefined
  values(): IterableIterator<NodeSnapshot>
}

/** A mind map as it can be read at one moment: always a tree, whatever state the document is in. */
export interface MapSnapshot {
  /** Empty while nothing lives in the document, as before the first sync. */
  readonly root: NodeId
  /** Floating nodes, in order; each is the root of a tree of its own. */
  readonly floating: readonly NodeId[]
  readonly nodes: NodeTable
  readonly lines: ReadonlyMap<LineId, LineSnapshot>
  readonly ranges: ReadonlyMap<RangeId, RangeSnapshot>
  readonly callouts: ReadonlyMap<CalloutId, CalloutSnapshot>
  readonly layout: string
  readonly theme: string
  readonly background: Background | null
  readonly spacing?: MapSpacing
  /** The same object as before while no level looks different. */
  readonly levels?: LevelLooks
  /** `#rrggbb`, at least one: the colours of branches, in place of the theme's. The same object while they are the same. */
  readonly colors?: readonly string[]
  /** The name of a way of numbering nodes. */
  readonly numbering?: string
  /** As `kept` of a node, for the whole map. */
  readonly kept?: Kept
}

/** What became different between two snapshots that follow each other. */
export interface SnapshotChange {
  readonly before: MapSnapshot
  readonly after: MapSnapshot
  /** Nodes that are new, gone, or not the same object any more (also because of their children or parent). */
  readonly nodes: ReadonlySet<NodeId>
  /** True when some node, range or callout came, went, moved, folded, or the layout changed: places have to be computed again. */
  readonly structure: boolean
  /** True when theme, background, layout, spacing, levels, colours or numbering of the whole map changed. */
  readonly settings: boolean
  /** Whether this replica's own command, undo or redo made it. */
  readonly local: boolean
}
