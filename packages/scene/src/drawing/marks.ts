import { type Path, parsePath, roundedRectangle } from '@ramify/geometry'

const stroke = (x: number, y: number, width: number): Path => [
  ['M', x, y],
  ['L', x + width, y],
]

/** What tells that there is more to something than is seen, drawn on a grid of `markGrid`. */
export const markPaths = {
  /** Two links of a chain. */
  link: parsePath(
    'M10 13C10.87 14.16 12.2 14.89 13.65 14.99C15.09 15.1 16.51 14.57 17.54 13.54L20.54 10.54' +
      'C22.43 8.58 22.41 5.46 20.48 3.53C18.55 1.6 15.43 1.58 13.47 3.47L11.75 5.18' +
      'M14 11C13.13 9.84 11.8 9.11 10.35 9.01C8.91 8.9 7.49 9.43 6.46 10.46L3.46 13.46' +
      'C1.57 15.42 1.59 18.54 3.52 20.47C5.45 22.4 8.57 22.42 10.53 20.53L12.24 18.82',
  ),
  /** A notebook with some lines. */
  note: [
    ...roundedRectangle({ x: 4, y: 2, width: 16, height: 20 }, 2),
    ...[6, 10, 14, 18].flatMap((y) => stroke(2, y, 4)),
    ...stroke(9.5, 8, 5),
    ...stroke(9.5, 12, 6.5),
    ...stroke(9.5, 16, 4.5),
  ],
  /** A speech bubble, its tail at the lower left. */
  comment: parsePath('M4 2L20 2C21.1 2 22 2.9 22 4L22 16C22 17.1 21.1 18 20 18L7 18L2 22.5L2 4C2 2.9 2.9 2 4 2Z'),
} satisfies Record<string, Path>

export type MarkName = keyof typeof markPaths

export const markGrid = 24

/** Where the number of comments stands in its bubble, in parts of its size. */
export const commentMiddle = { x: 0.5, y: 10 / 24 }

/** There is room for two characters. */
export const mostComments = 99
