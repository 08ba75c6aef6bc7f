import type { Theme } from '../theme.ts'

/** Greys only; colour is left to your markers. */
export const graphite: Theme = {
  id: 'graphite',
  name: { en: 'Graphite', zh: '石墨' },
  dark: true,
  level: 0,
  background: { color: '#1b1c1f', pattern: 'none', patternColor: '#323335' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'poly', colors: 'single', widths: [2, 1.5, 1.5], taper: false, corner: 8 },
  root: { fill: '#e6e7ea', text: '#1b1c1f', border: 'none', borderWidth: 0, shape: 'rounded' },
  level1: { shape: 'rounded', borderWidth: 1.5 },
  level2: { text: '#c6c8ce', shape: 'plain' },
  branches: [
    { line: '#8d929c', fill: '#1b1c1f', text: '#a4a8b0', border: '#8d929c', childText: '#c6c8ce', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#8d929c', fill: '#323438', text: '#afb3ba', shape: 'rounded' },
  boundary: { line: '#8d929c', fill: '#26282c', dash: '5 4' },
  floating: { fill: '#36373a', text: '#c6c8ce', border: 'none', shape: 'rounded' },
}
