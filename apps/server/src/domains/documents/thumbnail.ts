import type { MapSnapshot } from '@ramify/document'
import { fontkitMeasurer } from '@ramify/render'
import { paintThumbnail } from '@ramify/scene'
import { themeById } from '@ramify/themes'

const measurer = fontkitMeasurer()

export function thumbnailOf(snapshot: MapSnapshot): string | null {
  return paintThumbnail(snapshot, themeById(snapshot.theme), measurer)
}
