import type { Point } from '@ramify/geometry'
import { type Background, readBackground } from '../../core/background.ts'
import type { ContentWarning } from '../../core/content-warning.ts'
import { color, readFields } from '../../core/fields.ts'
import type { Random } from '../../core/ids/random.ts'
import { isPlain } from '../../core/json.ts'
import { readKept } from '../../core/kept.ts'
import { readPoint } from '../../core/point.ts'
import {
  branchColors,
  defaultLayout,
  defaultTheme,
  levelLooks,
  type Settings,
  settingName,
  spacingFields,
} from '../schema/settings.ts'
import type { CalloutSnapshot, Level, LineSnapshot, Look, NodeId, RangeSnapshot } from '../snapshot/snapshot.ts'
import type { ContentError } from './content.ts'
import { foreignMapFields } from './foreign-fields.ts'
import type { Data } from './node-fields.ts'
import { readCallouts, readLines, readRanges } from './read-attachments.ts'
import { ContentRefused, type DraftNode, TreeReader } from './read-trees.ts'
import { readStyle } from './style-fields.ts'

/** Content as it was understood. Every node has an id. */
export interface ReadMap {
  readonly root: DraftNode
  readonly floating: readonly { readonly node: DraftNode; readonly at: Point }[]
  readonly nodes: ReadonlyMap<NodeId, DraftNode>
  readonly lines: readonly LineSnapshot[]
  readonly ranges: readonly RangeSnapshot[]
  readonly callouts: readonly CalloutSnapshot[]
  readonly settings: Settings
  readonly warnings: readonly ContentWarning[]
}

/** Total over any value, but there must be one root and no id twice: who of two is meant cannot be guessed. */
export function readContent(
  json: unknown,
  random: Random,
  exists: (id: NodeId) => boolean = () => false,
): ReadMap | { readonly error: ContentError } {
  try {
    return readMap(json, random, exists)
  } catch (error) {
    if (error instanceof ContentRefused) return { error: error.error }
    throw error
  }
}

function readMap(json: unknown, random: Random, exists: (id: NodeId) => boolean): ReadMap {
  if (!isPlain(json) || !isPlain(json.root)) throw new ContentRefused({ code: 'no-root', node: 'root' })
  if (Object.hasOwn(json, '__proto__')) throw new ContentRefused({ code: 'forbidden-key', node: 'root' })
  const trees = new TreeReader(random, exists)
  const root = trees.read(json.root, 'root')
  if (!root) throw new ContentRefused({ code: 'no-root', node: 'root' })
  const floating = (Array.isArray(json.floating) ? json.floating : []).flatMap((top: unknown, at) => {
    const node = trees.read(top, `floating/${at}`)
    return node ? [{ node, at: readPoint(node.data.position) ?? { x: 0, y: 0 } }] : []
  })
  return {
    root,
    floating,
    nodes: trees.nodes,
    lines: readLines(json.relLine, trees, random),
    ranges: readRanges(json.ranges, trees, random),
    callouts: readCallouts(json.callouts, trees, random),
    settings: readMapSettings(json),
    warnings: trees.warnings,
  }
}

function readMapSettings(json: Data): Settings {
  const style = isPlain(json.style) ? json.style : {}
  const spacing = readFields(spacingFields, style.spacing)
  const levels = levelLooks((level) => levelStyle(style.levels, level))
  const colors = branchColors(style.colors)
  const numbering = settingName(style.numbering)
  const kept = readKept(foreignMapFields(json))
  return {
    layout: settingName(json.template) ?? defaultLayout,
    theme: settingName(json.theme) ?? defaultTheme,
    background: background(json.background),
    ...(Object.keys(spacing).length > 0 && { spacing }),
    ...(levels && { levels }),
    ...(colors && { colors }),
    ...(numbering !== undefined && { numbering }),
    ...(kept && { kept }),
  }
}

function levelStyle(levels: unknown, level: Level): Look {
  const style = isPlain(levels) && Object.hasOwn(levels, level) ? levels[level] : undefined
  return isPlain(style) ? readStyle(style, () => undefined) : {}
}

/** Older content has a bare colour. */
function background(value: unknown): Background | null {
  const bare = color(value)
  return bare === undefined ? readBackground(value) : { color: bare }
}
