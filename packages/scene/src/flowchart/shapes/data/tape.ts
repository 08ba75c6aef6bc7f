import type { FlowShape } from '../flow-shape.ts'
import { smallestSize } from '../forms.ts'
import { waveOf } from './document.ts'

/** Paper tape: both long edges wave. */
export const tape: FlowShape = {
  id: 'tape',
  outline: ({ width, height }) => {
    const wave = waveOf(height)
    const reach = (wave * 4) / 3
    const bottom = height - wave
    return [
      ['M', 0, wave],
      ['C', width / 6, wave + reach, width / 3, wave + reach, width / 2, wave],
      ['C', (width * 2) / 3, wave - reach, (width * 5) / 6, wave - reach, width, wave],
      ['L', width, bottom],
      ['C', (width * 5) / 6, bottom - reach, (width * 2) / 3, bottom - reach, width / 2, bottom],
      ['C', width / 3, bottom + reach, width / 6, bottom + reach, 0, bottom],
      ['Z'],
    ]
  },
  textArea: ({ width, height }) => ({ x: 0, y: 2 * waveOf(height), width, height: height - 4 * waveOf(height) }),
  tone: 'data',
  size: { width: 120, height: 72 },
  smallest: smallestSize,
}
