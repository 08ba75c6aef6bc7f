import { hues, ink, skin, white } from './colors.ts'
import { disc, type IconPicture, line, mirrored, shape } from './pen.ts'

const head = disc(12, 12, 11, skin)
const eye = disc(8, 9.8, 1.7, ink)
const eyes = [eye, mirrored(eye)]
const smile = line('M7.2 14.4C8.8 17.8 15.2 17.8 16.8 14.4', 2, ink)
const frown = line('M7.6 17.2C9 14.2 15 14.2 16.4 17.2', 2, ink)
const closed = line('M5.8 10.6C6.6 8.2 9.4 8.2 10.2 10.6', 2, ink)
const heart = shape(
  'M7.6 12.6C4.8 10.7 3.8 9.5 3.8 8.2C3.8 7.1 4.6 6.4 5.6 6.4C6.4 6.4 7.2 6.8 7.6 7.6C8 6.8 8.8 6.4 9.6 6.4C10.6 6.4 11.4 7.1 11.4 8.2C11.4 9.5 10.4 10.7 7.6 12.6Z',
  hues.red,
)
const glass = shape('M3.4 7.6L11.2 7.6L11.2 9.4C11.2 11.8 9.8 13 7.6 13C5.4 13 3.9 11.8 3.7 9.4Z', ink)
const tear = shape(
  'M7.6 12.6C9 14.6 9.8 15.8 9.8 17.2C9.8 18.6 8.8 19.6 7.6 19.6C6.4 19.6 5.4 18.6 5.4 17.2C5.4 15.8 6.2 14.6 7.6 12.6Z',
  hues.blue,
)
const brow = line('M5.6 6.4L9.8 8.6', 1.9, ink)

export const faces = {
  'face-smile': [head, ...eyes, smile],
  'face-laugh': [
    head,
    closed,
    mirrored(closed),
    shape('M6 13L18 13C18 17.4 15.4 19.8 12 19.8C8.6 19.8 6 17.4 6 13Z', ink),
    shape('M7 13.8L17 13.8L16.7 15.4L7.3 15.4Z', white),
  ],
  'face-wink': [head, eye, mirrored(line('M6 10.2L10 10.2', 2, ink)), smile],
  'face-love': [head, heart, mirrored(heart), line('M8 15.4C9.4 18 14.6 18 16 15.4', 2, ink)],
  'face-cool': [
    head,
    glass,
    mirrored(glass),
    line('M10 8.2L14 8.2', 1.6, ink),
    line('M8 15.8C9.6 18 14.4 18 16 15.8', 2, ink),
  ],
  'face-neutral': [head, ...eyes, line('M8 15.8L16 15.8', 2, ink)],
  'face-surprised': [head, disc(8, 9, 2, ink), disc(16, 9, 2, ink), disc(12, 16.4, 2.9, ink)],
  'face-worried': [
    head,
    disc(8, 10.8, 1.6, ink),
    disc(16, 10.8, 1.6, ink),
    line('M5.8 8L9.6 6.4', 1.7, ink),
    line('M18.2 8L14.4 6.4', 1.7, ink),
    line('M7 17C8.4 14.8 10 15 12 16.4C14 17.8 15.6 17.4 17 15.4', 1.9, ink),
  ],
  'face-sad': [head, ...eyes, frown],
  'face-cry': [head, ...eyes, line('M10 17.6C11 15.6 15.4 15.2 16.6 17.2', 1.9, ink), tear],
  'face-angry': [
    disc(12, 12, 11, '#f2663a'),
    disc(8.2, 11, 1.7, ink),
    disc(15.8, 11, 1.7, ink),
    brow,
    mirrored(brow),
    frown,
  ],
} satisfies Record<string, IconPicture>
