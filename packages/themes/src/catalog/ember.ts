import type { Theme } from '../theme.ts'

/** A fire at the end of the evening. */
export const ember: Theme = {
  id: 'ember',
  name: { en: 'Ember', zh: '余烬' },
  dark: true,
  level: 1,
  background: { color: '#1b1311', pattern: 'none', patternColor: '#322b29' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [4, 2, 2], taper: true, corner: 0 },
  root: { fill: '#ff7a45', text: '#2a0f05', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'pill', borderWidth: 1.5 },
  level2: { text: '#ecd6cb', shape: 'plain' },
  branches: [
    { line: '#ff7a45', fill: '#1b1311', text: '#ff956a', border: '#ff7a45', childText: '#ecd6cb', childFill: 'none' },
    { line: '#ffb445', fill: '#1b1311', text: '#ffc36a', border: '#ffb445', childText: '#ecd6cb', childFill: 'none' },
    { line: '#ff5f6b', fill: '#1b1311', text: '#ff7f89', border: '#ff5f6b', childText: '#ecd6cb', childFill: 'none' },
    { line: '#e58fb0', fill: '#1b1311', text: '#eaa5c0', border: '#e58fb0', childText: '#ecd6cb', childFill: 'none' },
    { line: '#d9a06a', fill: '#1b1311', text: '#e1b388', border: '#d9a06a', childText: '#ecd6cb', childFill: 'none' },
    { line: '#f0d070', fill: '#1b1311', text: '#f3d98d', border: '#f0d070', childText: '#ecd6cb', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#ff7a45', fill: '#49281b', text: '#ffa27d', shape: 'rounded' },
  boundary: { line: '#ff7a45', fill: '#321d16', dash: '5 4' },
  floating: { fill: '#362f2e', text: '#ecd6cb', border: 'none', shape: 'rounded' },
}
