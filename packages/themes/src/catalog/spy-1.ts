import type { Theme } from '../theme.ts'

/** Typed on manila, stamped in red. */
export const spy1: Theme = {
  id: 'spy-1',
  name: { en: 'Dossier', zh: '卷宗' },
  dark: false,
  level: 0,
  background: { color: '#f7f1e3', pattern: 'none', patternColor: '#e5e0d3' },
  font: {
    family: '"Noto Serif", "Noto Serif SC"',
    kind: 'serif',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'poly', colors: 'rainbow', widths: [2, 1.5, 1.5], taper: false, corner: 6 },
  root: { fill: '#8e2b22', text: '#fff8ec', border: 'none', borderWidth: 0, shape: 'rect' },
  level1: { shape: 'rect', borderWidth: 1.5 },
  level2: { text: '#4a3f2c', shape: 'plain' },
  branches: [
    { line: '#8e2b22', fill: '#f7f1e3', text: '#72221b', border: '#8e2b22', childText: '#4a3f2c', childFill: 'none' },
    { line: '#5c5132', fill: '#f7f1e3', text: '#4a4128', border: '#5c5132', childText: '#4a3f2c', childFill: 'none' },
    { line: '#365a55', fill: '#f7f1e3', text: '#2b4844', border: '#365a55', childText: '#4a3f2c', childFill: 'none' },
    { line: '#7a4f1e', fill: '#f7f1e3', text: '#623f18', border: '#7a4f1e', childText: '#4a3f2c', childFill: 'none' },
    { line: '#4d4a6e', fill: '#f7f1e3', text: '#3e3b58', border: '#4d4a6e', childText: '#4a3f2c', childFill: 'none' },
    { line: '#6b3a4c', fill: '#f7f1e3', text: '#562e3d', border: '#6b3a4c', childText: '#4a3f2c', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#8e2b22', fill: '#ead9cc', text: '#631e18', shape: 'rounded' },
  boundary: { line: '#8e2b22', fill: '#f2e7d9', dash: '5 4' },
  floating: { fill: '#e9e4d7', text: '#4a3f2c', border: 'none', shape: 'rounded' },
}
