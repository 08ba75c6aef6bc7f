import type { FlowchartSnapshot } from '@ramify/document'
import { emojiPicture, fontkitMeasurer, outlineOf } from '@ramify/render'
import {
  cardSize,
  flowchartThumbnails,
  paintFlowchartPoster,
  paintThumbnail,
  previewScale,
  previewSize,
} from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { pictureHref } from '../thumbnail-pictures.ts'

const measurer = fontkitMeasurer()
const options = { outline: outlineOf, emoji: emojiPicture }

/** Pages show it as an image, where no font of theirs is: its words are outlines. */
export function flowchartThumbnail(snapshot: FlowchartSnapshot): string | null {
  return paintThumbnail(flowchartThumbnails(inputOf(snapshot), cardSize), { ...options, imageHref: pictureHref })
}

/** The same for where links to it are shown; images of the document are grey fields. */
export function flowchartPreview(snapshot: FlowchartSnapshot): string | null {
  return paintThumbnail(flowchartThumbnails(inputOf(snapshot), previewSize), { ...options, enlarged: previewScale })
}

export function flowchartPoster(snapshot: FlowchartSnapshot): string | null {
  return paintFlowchartPoster(inputOf(snapshot), options)
}

const inputOf = (snapshot: FlowchartSnapshot) => ({ snapshot, theme: themeById(snapshot.theme), measurer })
