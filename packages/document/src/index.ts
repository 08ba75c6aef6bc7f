export type { Background } from './core/background.ts'
export type { ContentWarning } from './core/content-warning.ts'
export type { ChangeSort } from './core/difference/keyed-difference.ts'
export type { Patch } from './core/fields.ts'
export { contentHash } from './core/hash/content-hash.ts'
export { canonicalJson, contentToJson } from './core/hash/json-text.ts'
export { sha256 } from './core/hash/sha256.ts'
export { isNewId, newId } from './core/ids/new-id.ts'
export { type Random, trueRandom } from './core/ids/random.ts'
export type { ImageReference } from './core/image.ts'
export { isPlain, type Json, sameJson } from './core/json.ts'
export { keepReadingPure } from './core/keep-reading-pure.ts'
export type { Kept } from './core/kept.ts'
export {
  allowedUrl,
  foreignLink,
  type GivenLink,
  type Link,
  linkAddress,
  linkContent,
  nodeLink,
  pageLink,
  readLink,
  shownAddress,
} from './core/link.ts'
export { documentSchema, writeMeta } from './core/meta.ts'
export {
  type CoreChange,
  type DocumentKind,
  type DocumentPorts,
  type OpenDocument,
  openWithKind,
} from './core/open-document.ts'
export type { Statistics } from './core/statistics.ts'
export type { TextAttributes } from './core/text/attributes.ts'
export { noText, plainText, type RichText, richText, type TextRun } from './core/text/rich-text.ts'
export { retyped, type TextStep } from './core/text/text-delta.ts'
export type { Command as FlowchartCommand, CommandType as FlowchartCommandType } from './flowchart/commands/commands.ts'
export type { ConnectorContent, ShapeContent } from './flowchart/commands/contents.ts'
export { groupKind } from './flowchart/commands/move-items.ts'
export type { RefusalCode as FlowchartRefusalCode } from './flowchart/commands/plan.ts'
export {
  type FlowchartContent,
  type FlowchartContentError,
  flowchartContentVersion,
} from './flowchart/content/content.ts'
export { flowchartDifference } from './flowchart/content/difference.ts'
export { flowchartFromContent } from './flowchart/content/from-content.ts'
export {
  type FlowchartItems,
  flowchartItemsFromContent,
  flowchartItemsToContent,
} from './flowchart/content/items.ts'
export { flowchartStatistics, flowchartTexts } from './flowchart/content/statistics.ts'
export { flowchartToContent } from './flowchart/content/to-content.ts'
export { type FlowchartDocument, openFlowchart } from './flowchart/flowchart.ts'
export { type NewFlowchartOptions, newFlowchart } from './flowchart/new-flowchart.ts'
export type { PageGuides } from './flowchart/schema/guides.ts'
export { boxIn, type Frame, frameIn, frameOf, framesInside, turned } from './flowchart/snapshot/frames.ts'
export {
  type Box,
  type ConnectorId,
  type ConnectorLook,
  type ConnectorSnapshot,
  type End,
  type FlowchartChange,
  type FlowchartSettings,
  type FlowchartSnapshot,
  isShapeEnd,
  type LabelId,
  type LabelLook,
  type LabelSnapshot,
  type LayerId,
  type LayerSnapshot,
  type PageId,
  type PageSnapshot,
  type PointEnd,
  type ShapeEnd,
  type ShapeId,
  type ShapeLook,
  type ShapeSnapshot,
  type Stack,
  type TextPlace,
} from './flowchart/snapshot/snapshot.ts'
export type { ConnectorField, ItemDifference, PageField, ShapeField } from './flowchart/versions/item-differences.ts'
export { flowchartRestoreCommands } from './flowchart/versions/restore-commands.ts'
export {
  type FlowchartItemChange,
  type FlowchartVersionDifference,
  flowchartVersionDifference,
} from './flowchart/versions/version-difference.ts'
export type { RestoredItem } from './flowchart/versions/with-item-restored.ts'
export { type KindContent, kindContent, type NewDocumentOptions } from './kind-content.ts'
export { clientSchema, documentKinds, isKnownKind, isNewer, type KindName, kindByNumber } from './kinds.ts'
export type { CalloutContent } from './mindmap/commands/callout-content.ts'
export type { Command, CommandType } from './mindmap/commands/commands.ts'
export type { Destination } from './mindmap/commands/destination.ts'
export type { NodeContent } from './mindmap/commands/node-content.ts'
export type { Refusal } from './mindmap/commands/plan.ts'
export type { TextPart } from './mindmap/commands/text-target.ts'
export {
  type ContentError,
  type ContentNode,
  contentVersion,
  type MapContent,
} from './mindmap/content/content.ts'
export { type Difference, difference } from './mindmap/content/difference.ts'
export { type FromContent, fromContent } from './mindmap/content/from-content.ts'
export { statistics } from './mindmap/content/statistics.ts'
export { readStyle, styleFields, writeLook } from './mindmap/content/style-fields.ts'
export { type ResourceAddresses, toContent } from './mindmap/content/to-content.ts'
export type { MapChange, SettingName } from './mindmap/difference/changes.ts'
export { type MapDifference, mapDifference } from './mindmap/difference/map-difference.ts'
export type { NodeDifference, NodeField } from './mindmap/difference/node-differences.ts'
export { type CommandResult, type MapDocument, openMap } from './mindmap/mindmap.ts'
export { type NewMapOptions, newMap } from './mindmap/new-map.ts'
export type { Branches, CopiedLine, CopiedRange } from './mindmap/outline/branches.ts'
export { copyBranches } from './mindmap/outline/copy-branches.ts'
export { copyWhole, wholeBranches } from './mindmap/outline/copy-whole.ts'
export { parseIndentedText, toIndentedText } from './mindmap/outline/indented-text.ts'
export { restoreCommands } from './mindmap/restore/restore-commands.ts'
export { longestFormula } from './mindmap/schema/formula.ts'
export { longestIconName, type OwnIcon, readOwnIcon, writeOwnIcon } from './mindmap/schema/own-icon.ts'
export { levels } from './mindmap/schema/settings.ts'
export type {
  Assignee,
  AttachedFile,
  CalloutId,
  CalloutSnapshot,
  Level,
  LevelLooks,
  LineId,
  LineLook,
  LineSnapshot,
  Look,
  MapSnapshot,
  MapSpacing,
  Marks,
  NodeId,
  NodeSnapshot,
  NodeTable,
  Nudge,
  RangeId,
  RangeSnapshot,
  Side,
  SnapshotChange,
  Task,
} from './mindmap/snapshot/snapshot.ts'
export { isWithin, topmost, tops, walk, walkWithDepth } from './mindmap/snapshot/walk.ts'
export { type OpenedDocument, openDocument } from './open-document.ts'
