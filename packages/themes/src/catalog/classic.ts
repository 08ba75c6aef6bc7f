import type { Theme } from '../theme.ts'

/** The meeting-room whiteboard: navy centre, square corners, elbows. */
export const classic: Theme = {
  id: 'classic',
  name: { en: 'Classic', zh: '经典' },
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
  line: { style: 'poly', colors: 'rainbow', widths: [2, 2, 1.5], taper: false, corner: 6 },
  root: { fill: '#24364f', text: '#ffffff', border: 'none', borderWidth: 0, shape: 'rect' },
  level1: { shape: 'rect', borderWidth: 1.5 },
  level2: { text: '#273040', shape: 'underline' },
  branches: [
    { line: '#2f5f9e', fill: '#ffffff', text: '#264c7e', border: '#2f5f9e', childText: '#273040', childFill: 'none' },
    { line: '#3f7f5f', fill: '#ffffff', text: '#32664c', border: '#3f7f5f', childText: '#273040', childFill: 'none' },
    { line: '#a0622a', fill: '#ffffff', text: '#804e22', border: '#a0622a', childText: '#273040', childFill: 'none' },
    { line: '#9a3f4f', fill: '#ffffff', text: '#7b323f', border: '#9a3f4f', childText: '#273040', childFill: 'none' },
    { line: '#5f5299', fill: '#ffffff', text: '#4c427a', border: '#5f5299', childText: '#273040', childFill: 'none' },
    { line: '#4d6470', fill: '#ffffff', text: '#3e505a', border: '#4d6470', childText: '#273040', childFill: 'none' },
  ],
  relation: { line: '#7a8190', text: '#4d5563', dash: '6 5', width: 1.5 },
  summary: { line: '#2f5f9e', fill: '#e6ecf3', text: '#21436f', shape: 'rounded' },
  boundary: { line: '#2f5f9e', fill: '#f5f7fa', dash: '5 4' },
  floating: { fill: '#f1f1f1', text: '#273040', border: 'none', shape: 'rounded' },
}
