import type { Theme } from '../theme.ts'

/** Sand, clay and the shade of noon. */
export const spy9: Theme = {
  id: 'spy-9',
  name: { en: 'Desert', zh: '沙漠' },
  dark: false,
  level: 0,
  background: { color: '#fbf5ea', pattern: 'none', patternColor: '#e9e3da' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [3, 2, 1.5], taper: true, corner: 0 },
  root: { fill: '#8a4b1f', text: '#fff7ea', border: 'none', borderWidth: 0, shape: 'rounded' },
  level1: { shape: 'rounded', borderWidth: 0 },
  level2: { text: '#4b3a29', shape: 'plain' },
  branches: [
    { line: '#a4541f', fill: '#a4541f', text: '#ffffff', border: 'none', childText: '#4b3a29', childFill: 'none' },
    { line: '#8a6516', fill: '#8a6516', text: '#ffffff', border: 'none', childText: '#4b3a29', childFill: 'none' },
    { line: '#94473a', fill: '#94473a', text: '#ffffff', border: 'none', childText: '#4b3a29', childFill: 'none' },
    { line: '#6f6a2a', fill: '#6f6a2a', text: '#ffffff', border: 'none', childText: '#4b3a29', childFill: 'none' },
    { line: '#7d5a4a', fill: '#7d5a4a', text: '#ffffff', border: 'none', childText: '#4b3a29', childFill: 'none' },
    { line: '#9a4a62', fill: '#9a4a62', text: '#ffffff', border: 'none', childText: '#4b3a29', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#a4541f', fill: '#f1e2d2', text: '#733b16', shape: 'rounded' },
  boundary: { line: '#a4541f', fill: '#f7ede0', dash: '5 4' },
  floating: { fill: '#ede8de', text: '#4b3a29', border: 'none', shape: 'rounded' },
}
