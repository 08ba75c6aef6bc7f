import { hues, ink, white } from './colors.ts'
import { box, disc, type IconPicture, line, soft } from './pen.ts'

const round = (color: string, sign: string): IconPicture => [disc(12, 12, 11, color), line(sign, 2.6, white)]
const square = (color: string, sign: string): IconPicture => [
  box(1.4, 1.4, 21.2, 21.2, 5, color),
  line(sign, 2.6, white),
]

export const symbols = {
  'symbol-check': round(hues.green, 'M6.6 12.4L10.4 16.2L17.4 8.4'),
  'symbol-cross': round(hues.red, 'M8 8L16 16M16 8L8 16'),
  'symbol-question': [
    ...round(hues.purple, 'M8.4 9.2C8.4 4.6 15.6 4.6 15.6 9.2C15.6 12 12 12 12 14.2'),
    disc(12, 18, 1.6, white),
  ],
  'symbol-alert': [
    soft('M12 3.6L21.4 20.2L2.6 20.2Z', 1.4, hues.yellow),
    line('M12 9.2L12 14', 2.4, ink),
    disc(12, 17.6, 1.5, ink),
  ],
  'symbol-info': [...round(hues.blue, 'M12 11.4L12 17.4'), disc(12, 7, 1.7, white)],
  'symbol-plus': round(hues.teal, 'M12 6.6L12 17.4M6.6 12L17.4 12'),
  'symbol-minus': round(hues.grey, 'M6.6 12L17.4 12'),
  'symbol-pause': round(hues.orange, 'M9.2 7.6L9.2 16.4M14.8 7.6L14.8 16.4'),
  'symbol-up': square(hues.green, 'M12 17.6L12 6.8M7.2 11.4L12 6.6L16.8 11.4'),
  'symbol-down': square(hues.red, 'M12 6.4L12 17.2M7.2 12.6L12 17.4L16.8 12.6'),
  'symbol-right': square(hues.blue, 'M6.4 12L17.2 12M12.6 7.2L17.4 12L12.6 16.8'),
  'symbol-lock': [
    line('M7.4 11L7.4 7.4C7.4 1 16.6 1 16.6 7.4L16.6 11', 2.6, hues.grey),
    box(3.6, 10, 16.8, 12.4, 2.6, hues.yellow),
    disc(12, 15, 1.9, ink),
    line('M12 15.4L12 18.4', 1.9, ink),
  ],
} satisfies Record<string, IconPicture>
