import type { Theme } from '../theme.ts'

/** Teal dark with small lights far below. */
export const deepSea: Theme = {
  id: 'deep-sea',
  name: { en: 'Deep sea', zh: '深海' },
  dark: true,
  level: 0,
  background: { color: '#08191d', pattern: 'none', patternColor: '#213034' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [3, 2, 1.5], taper: false, corner: 0 },
  root: { fill: '#27b3bd', text: '#031417', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'rounded', borderWidth: 0 },
  level2: { text: '#c3dde0', shape: 'underline' },
  branches: [
    { line: '#2fc3cd', fill: '#103b40', text: '#63d2da', border: 'none', childText: '#c3dde0', childFill: 'none' },
    { line: '#58a8f0', fill: '#183647', text: '#82bef4', border: 'none', childText: '#c3dde0', childFill: 'none' },
    { line: '#5fd6a0', fill: '#193f37', text: '#87e0b8', border: 'none', childText: '#c3dde0', childFill: 'none' },
    { line: '#f0b95c', fill: '#36392a', text: '#f4cb85', border: 'none', childText: '#c3dde0', childFill: 'none' },
    { line: '#f28a7a', fill: '#373030', text: '#f5a79b', border: 'none', childText: '#c3dde0', childFill: 'none' },
    { line: '#a59bf5', fill: '#273348', text: '#bcb4f8', border: 'none', childText: '#c3dde0', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#2fc3cd', fill: '#103b40', text: '#6dd5dc', shape: 'rounded' },
  boundary: { line: '#2fc3cd', fill: '#0c2a2f', dash: '5 4' },
  floating: { fill: '#263538', text: '#c3dde0', border: 'none', shape: 'rounded' },
}
