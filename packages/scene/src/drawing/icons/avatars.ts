import { hues, ink, white } from './colors.ts'
import { box, disc, type IconPicture, line, mirrored, shape } from './pen.ts'

const tones = { pale: '#f8d3b0', warm: '#dea070', dark: '#9a6238' } as const
const hairs = { black: '#2b2320', brown: '#6e4a2a', fair: '#e0b04a', grey: '#b9c0cc', red: '#b5502b' } as const

/** Head and shoulders in a circle. What is worn lies over the head, what falls behind it under. */
function person(paper: string, tone: string, shirt: string, over: IconPicture, under: IconPicture = []): IconPicture {
  return [
    disc(12, 12, 11, paper),
    ...under,
    shape(
      'M4.1 19.7C4.9 16.2 8.2 15 12 15C15.8 15 19.1 16.2 19.9 19.7C17.9 21.8 15.1 23 12 23C8.9 23 6.1 21.8 4.1 19.7Z',
      shirt,
    ),
    box(10.2, 12.4, 3.6, 4.4, 1.6, tone),
    disc(12, 9.6, 4.8, tone),
    ...over,
  ]
}

const cap = (color: string) =>
  shape(
    'M6.9 9.6C6.6 5.8 8.8 3.4 12 3.4C15.2 3.4 17.4 5.8 17.1 9.6C16 7.6 14.4 6.9 12 6.9C9.6 6.9 8 7.6 6.9 9.6Z',
    color,
  )
const curl = (x: number, y: number) => disc(x, y, 2.1, hairs.black)
const glass = line('M8 9.8C8 7.8 11.2 7.8 11.2 9.8C11.2 11.8 8 11.8 8 9.8Z', 1.1, ink)

export const avatars = {
  'avatar-short': person('#bcd6fb', tones.pale, hues.blue, [cap(hairs.brown)]),
  'avatar-long': person(
    '#f7cadf',
    tones.warm,
    hues.pink,
    [cap(hairs.black)],
    [shape('M6.6 9.4C6.4 5.4 8.8 3.2 12 3.2C15.2 3.2 17.6 5.4 17.4 9.4L18 16.4L6 16.4Z', hairs.black)],
  ),
  'avatar-bun': person('#d9ccfb', tones.pale, hues.purple, [cap(hairs.red)], [disc(12, 3.6, 2.2, hairs.red)]),
  'avatar-curly': person('#bfe8cf', tones.dark, hues.green, [
    curl(8, 7.4),
    curl(10, 5.2),
    curl(12.6, 4.6),
    curl(15, 5.8),
    curl(16.2, 7.8),
  ]),
  'avatar-beard': person('#fbdcb4', tones.warm, hues.orange, [
    cap(hairs.brown),
    shape(
      'M7.3 10.6C7.6 14 9.4 15.8 12 15.8C14.6 15.8 16.4 14 16.7 10.6C15.4 12.2 13.8 12 12 12C10.2 12 8.6 12.2 7.3 10.6Z',
      hairs.brown,
    ),
  ]),
  'avatar-glasses': person('#b8e6e3', tones.pale, hues.teal, [
    cap(hairs.fair),
    glass,
    mirrored(glass),
    line('M11.2 9.6L12.8 9.6', 1, ink),
  ]),
  'avatar-grey': person(
    '#d5dae2',
    tones.pale,
    hues.grey,
    [cap(hairs.grey)],
    [shape('M6.6 9.4C6.4 5.4 8.8 3.2 12 3.2C15.2 3.2 17.6 5.4 17.4 9.4L17.2 12.6L6.8 12.6Z', hairs.grey)],
  ),
  'avatar-cap': person('#f9c9c7', tones.dark, hues.red, [
    shape('M6.8 8.2C6.8 5 9 3.2 12 3.2C15 3.2 17.2 5 17.2 8.2Z', hues.red),
    line('M11.6 7.9L19.4 7.9', 1.6, '#c93138'),
    disc(12, 3.6, 0.9, white),
  ]),
} satisfies Record<string, IconPicture>
