import type { MapContent } from '@ramify/document'
import type { Translator } from '@ramify/locales'
import { features } from '../../../platform/features.ts'

interface SampleNode {
  data: { text: string }
  children: SampleNode[]
}

/**
 * A map that shows what maps can do, from the lines of the language: two spaces for each level. `mod`: the key that goes with others; null
 * where there are fingers in place of keys.
 */
export function sampleMap({ text }: Pick<Translator, 'text'>, theme: string, mod: string | null): MapContent {
  const above: SampleNode[] = []
  let root: SampleNode | undefined
  const words = mod === null ? text('sample.map.hand') : text('sample.map', { mod })
  const lines = words + (features.export ? `\n${text('sample.export')}` : '')
  for (const line of lines.split('\n')) {
    const depth = line.search(/\S/) / 2
    const node: SampleNode = { data: { text: line.trim() }, children: [] }
    root ??= node
    above[depth - 1]?.children.push(node)
    above[depth] = node
  }
  if (!root) throw new Error('The sample map has no lines')
  return {
    root,
    relLine: [],
    style: {},
    template: 'default',
    theme,
    background: null,
    version: '1',
    resources: [],
  }
}
