import { canvasMeasurer } from '../../../apps/web/src/platform/fonts/index.ts'
import type { Measurer, StyledRun } from '../../../packages/text/src/index.ts'
import type { GoldenMap } from '../golden-maps.ts'
import { sceneOf } from '../scene-of.ts'
import { type MapBoxes, topicBoxes } from '../topic-boxes.ts'
import { waitForFonts } from './wait-for-fonts.ts'

/** The rectangles of maps as this browser measures them. */
export async function measuredBoxes(maps: readonly GoldenMap[]): Promise<MapBoxes[]> {
  const measurer = canvasMeasurer()
  await waitForFonts(maps.flatMap((map) => textsOf(map, measurer)))
  return topicBoxes(maps, measurer)
}

/** All that is written in a map, wherever it stands. */
function textsOf(map: GoldenMap, measurer: Measurer): StyledRun[] {
  const drawings = sceneOf(map, measurer).layers().flat()
  return drawings.flatMap(({ primitives }) => primitives.filter((primitive) => primitive.kind === 'text'))
}
