import type { Theme } from '../theme.ts'

/** Northern lights: green to violet on deep blue. */
export const aurora: Theme = {
  id: 'aurora',
  name: { en: 'Aurora', zh: '极光' },
  dark: true,
  level: 1,
  background: { color: '#0d1526', pattern: 'none', patternColor: '#252c3c' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [5, 2.5, 2], taper: true, corner: 0 },
  root: { fill: '#3fd6a8', text: '#07231c', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'pill', borderWidth: 0 },
  level2: { text: '#cfdcea', shape: 'plain' },
  branches: [
    { line: '#3fd6a8', fill: '#173c40', text: '#6fe0be', border: 'none', childText: '#cfdcea', childFill: 'none' },
    { line: '#46c7e6', fill: '#18394c', text: '#74d5ec', border: 'none', childText: '#cfdcea', childFill: 'none' },
    { line: '#6aa4ff', fill: '#203251', text: '#8fbbff', border: 'none', childText: '#cfdcea', childFill: 'none' },
    { line: '#9b8bff', fill: '#292d51', text: '#b4a8ff', border: 'none', childText: '#cfdcea', childFill: 'none' },
    { line: '#d082f2', fill: '#342b4f', text: '#dca1f5', border: 'none', childText: '#cfdcea', childFill: 'none' },
    { line: '#8fe07a', fill: '#273e37', text: '#abe89b', border: 'none', childText: '#cfdcea', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#3fd6a8', fill: '#173c40', text: '#79e2c2', shape: 'rounded' },
  boundary: { line: '#3fd6a8', fill: '#122833', dash: '5 4' },
  floating: { fill: '#2a3140', text: '#cfdcea', border: 'none', shape: 'rounded' },
}
