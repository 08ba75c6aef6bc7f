export type { DrawnCallout } from './callouts/draw-callout.ts'
export type { SidesByTopic } from './compose/automatic-sides.ts'
export { composeScene, type SceneInput } from './compose/compose-scene.ts'
export type { DrawnRange } from './compose/ranges.ts'
export type { Scene } from './compose/scene.ts'
export type { Topic } from './compose/topic.ts'
export { topicsOfLevel } from './compose/topics-of-level.ts'
export { connectors } from './connectors/table.ts'
export { farBelow } from './detail.ts'
export { initialImageSize } from './faces/body.ts'
export { type Face, FaceCache } from './faces/face.ts'
export { fontOf } from './faces/text-block.ts'
export type { Fold } from './fold-mark.ts'
export type { FormulaFault, FormulaSetter, FormulaWords, SetFormula } from './formulas/formula-setter.ts'
export { isSet, noFormulas } from './formulas/formula-setter.ts'
export { type IconPicture, iconGrid } from './icons/pen.ts'
export { type IconGroup, type IconName, iconGroups, icons, isIcon } from './icons/table.ts'
export type { LabelPlace } from './label-place.ts'
export { type NumberingName, numberings } from './numbering/numberings.ts'
export { numbersIn } from './numbering/numbers-in.ts'
export { ornamentSize } from './ornaments/ornament.ts'
export type { OrnamentKind } from './ornaments/table.ts'
export { paintCanvas } from './painters/canvas.ts'
export type { Canvas2D } from './painters/canvas-2d.ts'
export { cssFamilies, cssFontOfText } from './painters/css-font.ts'
export { emojiIn } from './painters/emoji-in.ts'
export { emojiGrid, emojiRect } from './painters/emoji-rect.ts'
export type { Paintable } from './painters/paintable.ts'
export { paintSvg, paintTile, tileSide } from './painters/svg.ts'
export { patterns } from './patterns/table.ts'
export type {
  Drawing,
  ImagePrimitive,
  Layer,
  Primitive,
  ShapePrimitive,
  TextPrimitive,
  TracedPrimitive,
} from './primitives.ts'
export { arrows } from './relations/arrows.ts'
export type { Relation } from './relations/relation.ts'
export { bendThrough, relationCurve } from './relations/relation-curve.ts'
export { type Role, rolesOf } from './roles.ts'
export { shapes } from './shapes/table.ts'
export { themeOf } from './theme-of.ts'
export {
  cardSize,
  digested,
  paintThumbnail,
  type Thumbnail,
  type ThumbnailSize,
  thumbnailsOf,
  tileSize,
  widening,
} from './thumbnail/thumbnail.ts'
