import type { Theme } from '../theme.ts'

/** Plum dark with jewel colours. */
export const spy7: Theme = {
  id: 'spy-7',
  name: { en: 'Velvet', zh: '天鹅绒' },
  dark: true,
  level: 0,
  background: { color: '#1d1424', pattern: 'none', patternColor: '#342c3a' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'curve', colors: 'rainbow', widths: [4, 2, 2], taper: true, corner: 0 },
  root: { fill: '#b06be0', text: '#190d22', border: 'none', borderWidth: 0, shape: 'pill' },
  level1: { shape: 'pill', borderWidth: 0 },
  level2: { text: '#dccfe4', shape: 'plain' },
  branches: [
    { line: '#c58bf0', fill: '#3f2c4d', text: '#d4a8f4', border: 'none', childText: '#dccfe4', childFill: 'none' },
    { line: '#f083a9', fill: '#472a3f', text: '#f4a2bf', border: 'none', childText: '#dccfe4', childFill: 'none' },
    { line: '#f3a66b', fill: '#483132', text: '#f6bc90', border: 'none', childText: '#dccfe4', childFill: 'none' },
    { line: '#7cc7e8', fill: '#30384b', text: '#9dd5ee', border: 'none', childText: '#dccfe4', childFill: 'none' },
    { line: '#8bd49a', fill: '#333a3c', text: '#a8dfb3', border: 'none', childText: '#dccfe4', childFill: 'none' },
    { line: '#e3c566', fill: '#453731', text: '#ead48c', border: 'none', childText: '#dccfe4', childFill: 'none' },
    { line: '#9aa4f7', fill: '#36314e', text: '#b3bbf9', border: 'none', childText: '#dccfe4', childFill: 'none' },
  ],
  relation: { line: '#aab2c0', text: '#c3c9d4', dash: '6 5', width: 1.5 },
  summary: { line: '#c58bf0', fill: '#3f2c4d', text: '#d6aef4', shape: 'rounded' },
  boundary: { line: '#c58bf0', fill: '#2e2038', dash: '5 4' },
  floating: { fill: '#38303e', text: '#dccfe4', border: 'none', shape: 'rounded' },
}
