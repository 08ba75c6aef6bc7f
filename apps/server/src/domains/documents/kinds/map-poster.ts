import type { MapSnapshot, NodeSnapshot } from '@ramify/document'
import { emojiPicture, fontkitMeasurer, outlineOf } from '@ramify/render'
import { composeScene, paintPoster, themeOf } from '@ramify/scene'
import { formulasFor } from './formulas-for.ts'

const measurer = fontkitMeasurer()

/** Its words are outlines, as those of thumbnails. Images of the document are grey fields: they are fetched one by one. */
export async function mapPoster(snapshot: MapSnapshot, isUnfolded: boolean): Promise<string | null> {
  if (snapshot.root === '') return null
  const shown = isUnfolded ? unfolded(snapshot) : snapshot
  const formulas = await formulasFor(snapshot)
  const scene = composeScene({ snapshot: shown, theme: themeOf(shown), measurer, formulas })
  return paintPoster(scene, { outline: outlineOf, emoji: emojiPicture })
}

function unfolded(snapshot: MapSnapshot): MapSnapshot {
  const open = (node: NodeSnapshot) => (node.folded ? { ...node, folded: false } : node)
  return { ...snapshot, nodes: new Map(Array.from(snapshot.nodes.values(), (node) => [node.id, open(node)])) }
}
