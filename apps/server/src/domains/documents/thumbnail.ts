import type { MapSnapshot } from '@ramify/document'
import { emojiPicture, fontkitMeasurer } from '@ramify/render'
import { noFormulas, paintThumbnail, themeOf } from '@ramify/scene'

const measurer = fontkitMeasurer()

export async function thumbnailOf(snapshot: MapSnapshot): Promise<string | null> {
  return paintThumbnail(snapshot, themeOf(snapshot), measurer, await formulasFor(snapshot), { emoji: emojiPicture })
}

/** What sets formulas takes a while to load: most maps have none. */
async function formulasFor({ nodes }: MapSnapshot) {
  for (const { formula } of nodes.values()) {
    if (formula !== undefined) return (await import('@ramify/formula')).texSetter
  }
  return noFormulas
}
