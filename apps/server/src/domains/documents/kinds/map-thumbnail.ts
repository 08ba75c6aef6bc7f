import type { MapSnapshot } from '@ramify/document'
import { emojiPicture, fontkitMeasurer, outlineOf } from '@ramify/render'
import { cardSize, noFormulas, paintThumbnail, themeOf, thumbnailsOf } from '@ramify/scene'
import { pictureHref } from '../thumbnail-pictures.ts'

const measurer = fontkitMeasurer()

/** Pages show it as an image, where no font of theirs is: its words are outlines. */
export async function mapThumbnail(snapshot: MapSnapshot): Promise<string | null> {
  const input = { snapshot, theme: themeOf(snapshot), measurer, formulas: await formulasFor(snapshot) }
  const options = { outline: outlineOf, emoji: emojiPicture, imageHref: pictureHref }
  return paintThumbnail(thumbnailsOf(input, cardSize), options)
}

/** What sets formulas takes a while to load: most maps have none. */
async function formulasFor({ nodes }: MapSnapshot) {
  for (const { formula } of nodes.values()) {
    if (formula !== undefined) return (await import('@ramify/formula')).texSetter
  }
  return noFormulas
}
