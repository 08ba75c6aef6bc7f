import type { Theme } from '../theme.ts'

/** Warm fruit tones, friendly without shouting. */
export const fresh2: Theme = {
  id: 'fresh-2',
  name: { en: 'Peach', zh: '蜜桃' },
  dark: false,
  level: 0,
  background: { color: '#fffaf6', pattern: 'none', patternColor: '#ece8e5' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [4, 2, 2], taper: true, corner: 0 },
  root: { fill: '#c4492c', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'pill', borderWidth: 0 },
  level2: { text: '#4a2f27', shape: 'plain' },
  branches: [
    { line: '#e8613f', fill: '#fce6de', text: '#a44026', border: 'none', childText: '#4a2f27', childFill: 'none' },
    { line: '#cf7d0a', fill: '#fbebda', text: '#8c5408', border: 'none', childText: '#4a2f27', childFill: 'none' },
    { line: '#d4557f', fill: '#f9e5e7', text: '#9d3f5e', border: 'none', childText: '#4a2f27', childFill: 'none' },
    { line: '#b77a2c', fill: '#f6e9dc', text: '#83561a', border: 'none', childText: '#4a2f27', childFill: 'none' },
    { line: '#c95fb0', fill: '#f8e6ed', text: '#92437f', border: 'none', childText: '#4a2f27', childFill: 'none' },
    { line: '#a86a4a', fill: '#f4e7e0', text: '#7e5038', border: 'none', childText: '#4a2f27', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#e8613f', fill: '#fce8e0', text: '#a2442c', shape: 'rounded' },
  boundary: { line: '#e8613f', fill: '#fef2ed', dash: '5 4' },
  floating: { fill: '#f1ece9', text: '#4a2f27', border: 'none', shape: 'rounded' },
}
