import type { MapSnapshot } from '@ramify/document'
import { emojiPicture, fontkitMeasurer, outlineOf } from '@ramify/render'
import { cardSize, paintThumbnail, previewScale, previewSize, themeOf, thumbnailsOf } from '@ramify/scene'
import { pictureHref } from '../thumbnail-pictures.ts'
import { formulasFor } from './formulas-for.ts'

const measurer = fontkitMeasurer()
const options = { outline: outlineOf, emoji: emojiPicture }

/** Pages show it as an image, where no font of theirs is: its words are outlines. */
export async function mapThumbnail(snapshot: MapSnapshot): Promise<string | null> {
  return paintThumbnail(thumbnailsOf(await inputOf(snapshot), cardSize), { ...options, imageHref: pictureHref })
}

/** The same for where links to it are shown; images of the document are grey fields. */
export async function mapPreview(snapshot: MapSnapshot): Promise<string | null> {
  const thumbnails = thumbnailsOf(await inputOf(snapshot), previewSize)
  return paintThumbnail(thumbnails, { ...options, enlarged: previewScale })
}

const inputOf = async (snapshot: MapSnapshot) => ({
  snapshot,
  theme: themeOf(snapshot),
  measurer,
  formulas: await formulasFor(snapshot),
})
