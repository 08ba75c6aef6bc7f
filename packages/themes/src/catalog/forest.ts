import type { Theme } from '../theme.ts'

/** Moss and bark under tall trees. */
export const forest: Theme = {
  id: 'forest',
  name: { en: 'Forest', zh: '林间' },
  dark: true,
  level: 0,
  background: { color: '#121a15', pattern: 'none', patternColor: '#2a312c' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [3, 2, 1.5], taper: true, corner: 0 },
  root: { fill: '#8fc06a', text: '#10190f', border: 'none', borderWidth: 0, shape: 'rounded' },
  level1: { shape: 'rounded', borderWidth: 0 },
  level2: { text: '#cfdccb', shape: 'plain' },
  branches: [
    { line: '#8fc06a', fill: '#8fc06a', text: '#12151a', border: 'none', childText: '#cfdccb', childFill: 'none' },
    { line: '#c9a24e', fill: '#c9a24e', text: '#12151a', border: 'none', childText: '#cfdccb', childFill: 'none' },
    { line: '#5fb58f', fill: '#5fb58f', text: '#12151a', border: 'none', childText: '#cfdccb', childFill: 'none' },
    { line: '#b98a63', fill: '#b98a63', text: '#12151a', border: 'none', childText: '#cfdccb', childFill: 'none' },
    { line: '#a9b95a', fill: '#a9b95a', text: '#12151a', border: 'none', childText: '#cfdccb', childFill: 'none' },
    { line: '#7fb0a8', fill: '#7fb0a8', text: '#12151a', border: 'none', childText: '#cfdccb', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#8fc06a', fill: '#2b3b26', text: '#b1d397', shape: 'rounded' },
  boundary: { line: '#8fc06a', fill: '#1f2b1e', dash: '5 4' },
  floating: { fill: '#2e3531', text: '#cfdccb', border: 'none', shape: 'rounded' },
}
