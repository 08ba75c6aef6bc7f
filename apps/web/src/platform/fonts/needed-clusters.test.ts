import { expect, test } from 'vitest'
import { neededClusters } from './needed-clusters.ts'

const font = { families: ['Inter', 'Noto Sans SC'], size: 14, weight: 400, italic: false }
const needed = (text: string, purpose: 'draw' | 'measure') =>
  [...neededClusters([{ text, font }], purpose)].map(
    ([cut, clusters]) => `${cut.font.family} ${[...clusters].join('')}`,
  )

test('Chinese is drawn with a font and measured without', () => {
  expect(needed('Tea 茶，Thé', 'draw')).toEqual(['Inter aThé', 'Noto Sans SC 茶，'])
  expect(needed('Tea 茶，Thé', 'measure')).toEqual(['Inter aThé'])
  expect(needed('茶', 'measure')).toEqual([])
})

test('what the Chinese font draws in other widths is measured with it', () => {
  expect(needed('ｱ', 'measure')).toEqual(['Noto Sans SC ｱ'])
})
