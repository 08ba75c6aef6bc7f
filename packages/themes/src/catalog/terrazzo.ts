import type { Theme } from '../theme.ts'

/** Full colour chips on white: easy to find your branch. */
export const terrazzo: Theme = {
  id: 'terrazzo',
  name: { en: 'Terrazzo', zh: '水磨石' },
  dark: false,
  level: 0,
  background: { color: '#ffffff', pattern: 'none', patternColor: '#eceded' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'poly', colors: 'rainbow', widths: [3, 2, 2], taper: false, corner: 10 },
  root: { fill: '#232733', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'rounded' },
  level1: { shape: 'rounded', borderWidth: 0 },
  level2: { text: '#2a2e38', shape: 'rounded' },
  branches: [
    { line: '#c8443a', fill: '#c8443a', text: '#ffffff', border: 'none', childText: '#6e2520', childFill: '#faeceb' },
    { line: '#b0640a', fill: '#ae6306', text: '#ffffff', border: 'none', childText: '#613706', childFill: '#f7f0e7' },
    { line: '#2f7d3b', fill: '#2f7d3b', text: '#ffffff', border: 'none', childText: '#1a4520', childFill: '#eaf2eb' },
    { line: '#0f7b83', fill: '#0f7b83', text: '#ffffff', border: 'none', childText: '#084448', childFill: '#e7f2f3' },
    { line: '#2f62cc', fill: '#2f62cc', text: '#ffffff', border: 'none', childText: '#1a3670', childFill: '#eaeffa' },
    { line: '#7346c4', fill: '#7346c4', text: '#ffffff', border: 'none', childText: '#3f276c', childFill: '#f1edf9' },
    { line: '#b93a80', fill: '#b93a80', text: '#ffffff', border: 'none', childText: '#662046', childFill: '#f8ebf2' },
    { line: '#5b6472', fill: '#5b6472', text: '#ffffff', border: 'none', childText: '#32373f', childFill: '#eff0f1' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#c8443a', fill: '#f8e9e7', text: '#8c3029', shape: 'rounded' },
  boundary: { line: '#c8443a', fill: '#fcf6f5', dash: '5 4' },
  floating: { fill: '#f1f1f1', text: '#2a2e38', border: 'none', shape: 'rounded' },
}
