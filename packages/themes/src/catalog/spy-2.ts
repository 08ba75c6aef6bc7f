import type { Theme } from '../theme.ts'

/** Navy dark with lit windows passing by. */
export const spy2: Theme = {
  id: 'spy-2',
  name: { en: 'Night train', zh: '夜车' },
  dark: true,
  level: 0,
  background: { color: '#131a2c', pattern: 'none', patternColor: '#2b3141' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'poly', colors: 'rainbow', widths: [2, 2, 1.5], taper: false, corner: 12 },
  root: { fill: '#f2c45a', text: '#1b2136', border: 'none', borderWidth: 0, shape: 'rounded' },
  level1: { shape: 'rounded', borderWidth: 0 },
  level2: { text: '#c9d2e6', shape: 'plain' },
  branches: [
    { line: '#f2c45a', fill: '#403c35', text: '#f5d383', border: 'none', childText: '#c9d2e6', childFill: 'none' },
    { line: '#6fb1ff', fill: '#253856', text: '#93c4ff', border: 'none', childText: '#c9d2e6', childFill: 'none' },
    { line: '#6fd3b8', fill: '#253f48', text: '#93deca', border: 'none', childText: '#c9d2e6', childFill: 'none' },
    { line: '#ff9a7a', fill: '#42343c', text: '#ffb39b', border: 'none', childText: '#c9d2e6', childFill: 'none' },
    { line: '#b79cff', fill: '#343456', text: '#c9b5ff', border: 'none', childText: '#c9d2e6', childFill: 'none' },
    { line: '#ef86b4', fill: '#3f3047', text: '#f3a4c7', border: 'none', childText: '#c9d2e6', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#f2c45a', fill: '#403c35', text: '#f6d68c', shape: 'rounded' },
  boundary: { line: '#f2c45a', fill: '#292b31', dash: '5 4' },
  floating: { fill: '#2f3545', text: '#c9d2e6', border: 'none', shape: 'rounded' },
}
