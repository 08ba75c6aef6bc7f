export { farBelow } from './drawing/detail.ts'
export type { Drawn, ItemRef, Paintable } from './drawing/drawn.ts'
export type { FormulaFault, FormulaSetter, FormulaWords, SetFormula } from './drawing/formulas/formula-setter.ts'
export { isSet, noFormulas } from './drawing/formulas/formula-setter.ts'
export { type IconPicture, iconGrid } from './drawing/icons/pen.ts'
export { type IconGroup, type IconName, iconGroups, icons, isIcon } from './drawing/icons/table.ts'
export type { LabelPlace } from './drawing/label-place.ts'
export { markGrid, markPaths } from './drawing/marks.ts'
export { patterns } from './drawing/patterns/table.ts'
export type {
  BackdropPrimitive,
  Drawing,
  ImagePrimitive,
  Layer,
  Primitive,
  ShapePrimitive,
  TextPrimitive,
  TracedPrimitive,
} from './drawing/primitives.ts'
export { fontOf } from './drawing/text-block.ts'
export { drawWatermark } from './drawing/watermark.ts'
export { composeFlowchart, type FlowchartInput } from './flowchart/compose/compose-flowchart.ts'
export type { PlacedLabel } from './flowchart/compose/connector-labels.ts'
export type { FlowchartPage, FlowItem } from './flowchart/compose/flowchart-page.ts'
export { CarriedPage, type PagePart } from './flowchart/compose/page-part.ts'
export { PlacedConnector } from './flowchart/compose/placed-connector.ts'
export type { PlacedShape } from './flowchart/compose/placed-shape.ts'
export { type LineEndName, lineEndByName, lineEndNames } from './flowchart/ends/table.ts'
export { fittingSize } from './flowchart/faces/fitting-size.ts'
export { flowTheme } from './flowchart/faces/flow-theme.ts'
export { ShapeFace } from './flowchart/faces/shape-face.ts'
export { placeOnBorder } from './flowchart/routes/connector-ends.ts'
export { pointOnGrid } from './flowchart/routes/fine-grid.ts'
export { bendsWithMovedPiece, pieceNear } from './flowchart/routes/move-piece.ts'
export type { FlowShape, Header, ShapeBox, ShapePort } from './flowchart/shapes/flow-shape.ts'
export { flowShape, type ShapeSetName, shapeSets } from './flowchart/shapes/table.ts'
export { paintFlowchartPoster } from './flowchart/thumbnail/flowchart-poster.ts'
export { flowchartThumbnails } from './flowchart/thumbnail/flowchart-thumbnails.ts'
export type { DrawnCallout } from './mindmap/callouts/draw-callout.ts'
export { hasSides, type SidesByTopic } from './mindmap/compose/automatic-sides.ts'
export { composeScene, type SceneInput } from './mindmap/compose/compose-scene.ts'
export { membershipsOf } from './mindmap/compose/memberships.ts'
export type { DrawnRange } from './mindmap/compose/ranges.ts'
export type { MapItem, Scene } from './mindmap/compose/scene.ts'
export type { Topic } from './mindmap/compose/topic.ts'
export { topicsOfLevel } from './mindmap/compose/topics-of-level.ts'
export { connectors } from './mindmap/connectors/table.ts'
export { initialImageSize } from './mindmap/faces/body.ts'
export {
  type Calendar,
  type CalendarWords,
  calendarOf,
  type DueState,
  dueState,
  isDone,
  plainCalendar,
  shortDay,
} from './mindmap/faces/calendar.ts'
export type { ChipKind } from './mindmap/faces/chips.ts'
export { type Face, faceOf } from './mindmap/faces/face.ts'
export { initialOf, personColor } from './mindmap/faces/person.ts'
export type { Fold } from './mindmap/fold-mark.ts'
export { landmarksOf } from './mindmap/landmarks.ts'
export { type NumberingName, numberings } from './mindmap/numbering/numberings.ts'
export { numbersIn } from './mindmap/numbering/numbers-in.ts'
export { ornamentSize } from './mindmap/ornaments/ornament.ts'
export type { OrnamentKind } from './mindmap/ornaments/table.ts'
export { paintPoster } from './mindmap/poster.ts'
export { boundaryShapes } from './mindmap/ranges/boundary-shapes.ts'
export { summaryPicture, summaryShapes } from './mindmap/ranges/summary-shapes.ts'
export { arrows } from './mindmap/relations/arrows.ts'
export type { Relation } from './mindmap/relations/relation.ts'
export { bendThrough, relationCurve } from './mindmap/relations/relation-curve.ts'
export { type Role, rolesOf } from './mindmap/roles.ts'
export { type ShapeName, shapes } from './mindmap/shapes/table.ts'
export { themeOf } from './mindmap/theme-of.ts'
export { digested, type MapThumbnail, thumbnailsOf } from './mindmap/thumbnail/map-thumbnails.ts'
export { paintCanvas } from './painters/canvas.ts'
export type { Canvas2D } from './painters/canvas-2d.ts'
export { cssFamilies, cssFontOfText } from './painters/css-font.ts'
export { emojiIn } from './painters/emoji-in.ts'
export { emojiGrid, emojiRect } from './painters/emoji-rect.ts'
export { gradientId, paintSvg, paintTile, type SvgOptions, tileSide } from './painters/svg.ts'
export type { Landmarks, PosterFacts } from './thumbnail/poster.ts'
export {
  cardSize,
  paintThumbnail,
  previewScale,
  previewSize,
  type Thumbnail,
  type ThumbnailSize,
  thumbnailOf,
  tileSize,
  widening,
} from './thumbnail/thumbnail.ts'
