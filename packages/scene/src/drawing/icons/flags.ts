import { hues } from './colors.ts'
import { box, type IconPicture, line, shape } from './pen.ts'

const pole = line('M4.4 2.4L4.4 22', 2.2, hues.grey)
const cloth = 'M5 3.2C9.4 1.4 12.6 6 21.6 3.6L19.2 9L21.6 14.6C12.6 17 9.4 12.4 5 14.2Z'
const flag = (color: string): IconPicture => [shape(cloth, color), pole]
const dark = '#2b3442'

export const flags = {
  'flag-red': flag(hues.red),
  'flag-orange': flag(hues.orange),
  'flag-yellow': flag(hues.yellow),
  'flag-green': flag(hues.green),
  'flag-teal': flag(hues.teal),
  'flag-blue': flag(hues.blue),
  'flag-purple': flag(hues.purple),
  'flag-pink': flag(hues.pink),
  'flag-grey': flag(hues.grey),
  'flag-finish': [
    box(4.4, 2.4, 18, 13, 1, dark),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3]
        .filter((column) => (row + column) % 2 === 0)
        .map((column) => box(6 + column * 3.9, 3.6 + row * 3.6, 3.9, 3.6, 0, '#ffffff')),
    ),
    pole,
  ],
} satisfies Record<string, IconPicture>
