import type { Theme } from '../theme.ts'

/** A green terminal in a dark room. */
export const spy6: Theme = {
  id: 'spy-6',
  name: { en: 'Cipher', zh: '密码' },
  dark: true,
  level: 0,
  background: { color: '#0c1411', pattern: 'none', patternColor: '#242c29' },
  font: {
    family: '"Noto Sans Mono", "Noto Sans SC"',
    kind: 'mono',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'poly', colors: 'single', widths: [1.5, 1.5, 1], taper: false, corner: 6 },
  root: { fill: '#3ddc84', text: '#07130c', border: 'none', borderWidth: 0, shape: 'rect' },
  level1: { shape: 'rect', borderWidth: 1.5 },
  level2: { text: '#b5d6c3', shape: 'plain' },
  branches: [
    { line: '#3ddc84', fill: '#0c1411', text: '#64e39d', border: '#3ddc84', childText: '#b5d6c3', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#3ddc84', fill: '#163c28', text: '#77e6a9', shape: 'rounded' },
  boundary: { line: '#3ddc84', fill: '#11281d', dash: '5 4' },
  floating: { fill: '#29302e', text: '#b5d6c3', border: 'none', shape: 'rounded' },
}
