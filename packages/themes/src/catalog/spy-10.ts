import type { Theme } from '../theme.ts'

/** Black with neon tubes; made for a projector. */
export const spy10: Theme = {
  id: 'spy-10',
  name: { en: 'Blackout', zh: '灯火管制' },
  dark: true,
  level: 1,
  background: { color: '#0b0b0e', pattern: 'none', patternColor: '#232326' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [3, 2, 1.5], taper: false, corner: 0 },
  root: { fill: '#ffffff', text: '#0b0b0e', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'pill', borderWidth: 1.5 },
  level2: { text: '#d5d7de', shape: 'plain' },
  branches: [
    { line: '#4da3ff', fill: '#0b0b0e', text: '#71b5ff', border: '#4da3ff', childText: '#d5d7de', childFill: 'none' },
    { line: '#ff5c8a', fill: '#0b0b0e', text: '#ff7da1', border: '#ff5c8a', childText: '#d5d7de', childFill: 'none' },
    { line: '#ffd34d', fill: '#0b0b0e', text: '#ffdc71', border: '#ffd34d', childText: '#d5d7de', childFill: 'none' },
    { line: '#4de0b5', fill: '#0b0b0e', text: '#71e6c4', border: '#4de0b5', childText: '#d5d7de', childFill: 'none' },
    { line: '#c08bff', fill: '#0b0b0e', text: '#cda2ff', border: '#c08bff', childText: '#d5d7de', childFill: 'none' },
    { line: '#ff8f4d', fill: '#0b0b0e', text: '#ffa571', border: '#ff8f4d', childText: '#d5d7de', childFill: 'none' },
    { line: '#7ce35c', fill: '#0b0b0e', text: '#96e97d', border: '#7ce35c', childText: '#d5d7de', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#4da3ff', fill: '#18293e', text: '#82bfff', shape: 'rounded' },
  boundary: { line: '#4da3ff', fill: '#121a26', dash: '5 4' },
  floating: { fill: '#28282b', text: '#d5d7de', border: 'none', shape: 'rounded' },
}
