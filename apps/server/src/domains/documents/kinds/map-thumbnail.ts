import type { MapSnapshot } from '@ramify/document'
import { emojiPicture, fontkitMeasurer, outlineOf } from '@ramify/render'
import { cardSize, paintThumbnail, themeOf, thumbnailsOf } from '@ramify/scene'
import { pictureHref } from '../thumbnail-pictures.ts'
import { formulasFor } from './formulas-for.ts'

const measurer = fontkitMeasurer()

/** Pages show it as an image, where no font of theirs is: its words are outlines. */
export async function mapThumbnail(snapshot: MapSnapshot): Promise<string | null> {
  const input = { snapshot, theme: themeOf(snapshot), measurer, formulas: await formulasFor(snapshot) }
  const options = { outline: outlineOf, emoji: emojiPicture, imageHref: pictureHref }
  return paintThumbnail(thumbnailsOf(input, cardSize), options)
}
