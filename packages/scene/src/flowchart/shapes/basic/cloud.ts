import type { FlowShape } from '../flow-shape.ts'
import { inset, smallestSize, stretched } from '../forms.ts'

export const cloud: FlowShape = {
  id: 'cloud',
  outline: stretched(
    'M25 92C11 92 0 81 0 67C0 55 8 45.5 19 43C18 41 17.5 38 17.5 35C17.5 23 27 13.5 38.5 13.5C42 13.5 45 14.4 48 16' +
      'C52 6 60 0 69 0C81 0 91 10 91 23C91 26 90.5 29 89.5 31.5C96 36 100 44.5 100 54C100 66 93 76 82.5 78' +
      'C80.5 86.5 73 92.5 64.5 92.5C61 92.5 58 91.5 55 90C51 96 45.5 100 39 100C33.5 100 28.5 97 25 92Z',
  ),
  textArea: inset(0.16, 0.25, 0.14, 0.17),
  tone: 'plain',
  size: { width: 120, height: 80 },
  smallest: smallestSize,
}
