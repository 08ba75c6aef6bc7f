import type { Theme } from '../theme.ts'

/** Snow, slate and a far blue. */
export const spy8: Theme = {
  id: 'spy-8',
  name: { en: 'Alpine', zh: '雪线' },
  dark: false,
  level: 0,
  background: { color: '#f4f7fa', pattern: 'none', patternColor: '#e2e5e8' },
  font: {
    family: 'Inter, "Noto Sans SC"',
    kind: 'sans',
    root: { size: 22, weight: 600 },
    level1: { size: 16, weight: 600 },
    level2: { size: 14, weight: 400 },
  },
  line: { style: 'straight', colors: 'rainbow', widths: [2, 1.5, 1.5], taper: false, corner: 0 },
  root: { fill: '#33475e', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'hexagon' },
  level1: { shape: 'rounded', borderWidth: 1.5 },
  level2: { text: '#2e3c4c', shape: 'plain' },
  branches: [
    { line: '#3f6f9f', fill: '#f4f7fa', text: '#32597f', border: '#3f6f9f', childText: '#2e3c4c', childFill: 'none' },
    { line: '#55738f', fill: '#f4f7fa', text: '#445c72', border: '#55738f', childText: '#2e3c4c', childFill: 'none' },
    { line: '#3a7f8f', fill: '#f4f7fa', text: '#2e6672', border: '#3a7f8f', childText: '#2e3c4c', childFill: 'none' },
    { line: '#6a6f9a', fill: '#f4f7fa', text: '#55597b', border: '#6a6f9a', childText: '#2e3c4c', childFill: 'none' },
    { line: '#4f7a7a', fill: '#f4f7fa', text: '#3f6262', border: '#4f7a7a', childText: '#2e3c4c', childFill: 'none' },
    { line: '#7a6a86', fill: '#f4f7fa', text: '#62556b', border: '#7a6a86', childText: '#2e3c4c', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#3f6f9f', fill: '#dee7ef', text: '#2c4e6f', shape: 'rounded' },
  boundary: { line: '#3f6f9f', fill: '#ebf0f5', dash: '5 4' },
  floating: { fill: '#e7eaed', text: '#2e3c4c', border: 'none', shape: 'rounded' },
}
