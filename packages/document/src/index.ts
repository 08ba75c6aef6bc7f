export type { CalloutContent } from './commands/callout-content.ts'
export type { Command, CommandType } from './commands/commands.ts'
export type { Destination } from './commands/destination.ts'
export type { NodeContent } from './commands/node-content.ts'
export type { Refusal } from './commands/plan.ts'
export type { TextPart } from './commands/text-target.ts'
export {
  type ContentError,
  type ContentNode,
  type ContentWarning,
  contentVersion,
  type MapContent,
} from './content/content.ts'
export { contentHash } from './content/content-hash.ts'
export { type Difference, difference } from './content/difference.ts'
export { type FromContent, fromContent } from './content/from-content.ts'
export { canonicalJson, contentToJson } from './content/json-text.ts'
export { sha256 } from './content/sha256.ts'
export { type Statistics, statistics } from './content/statistics.ts'
export { type ResourceAddresses, toContent } from './content/to-content.ts'
export { newId } from './ids/new-id.ts'
export { type Random, trueRandom } from './ids/random.ts'
export { keepReadingPure } from './keep-reading-pure.ts'
export { type CommandResult, type MapDocument, type MapPorts, openMap } from './map-document.ts'
export { type NewMapOptions, newMap } from './new-map.ts'
export type { Branches, CopiedLine, CopiedRange } from './outline/branches.ts'
export { copyBranches } from './outline/copy-branches.ts'
export { copyWhole, wholeBranches } from './outline/copy-whole.ts'
export { parseIndentedText, toIndentedText } from './outline/indented-text.ts'
export { documentKind, documentVersion, schemaVersion } from './schema/collections.ts'
export type { Patch } from './schema/fields.ts'
export { longestFormula } from './schema/formula.ts'
export { allowedUrl, nodeLink } from './schema/link.ts'
export { type Json, sameJson } from './schema/plain.ts'
export { noText, plainText, richText } from './schema/rich-text.ts'
export { retyped, type TextStep } from './schema/text-delta.ts'
export type {
  Background,
  CalloutId,
  CalloutSnapshot,
  ImageReference,
  Kept,
  Level,
  LevelLooks,
  LineId,
  LineLook,
  LineSnapshot,
  Link,
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
  RichText,
  Side,
  SnapshotChange,
  TextAttributes,
  TextRun,
} from './snapshot/snapshot.ts'
export { isWithin, topmost, tops, walk, walkWithDepth } from './snapshot/walk.ts'
