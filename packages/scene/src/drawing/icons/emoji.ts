import { brown, hues, ink, skin, white } from './colors.ts'
import { box, disc, type IconPicture, line, mirrored, shape, upsideDown } from './pen.ts'

const thumb = [
  shape(
    'M8 11L11.8 3C13.8 2.6 15.2 4.2 14.8 6.4L14.2 9.6L19.4 9.6C21.2 9.6 22.3 11.1 21.9 12.8L20.3 18.6C19.9 20.2 18.8 21 17.4 21L8 21Z',
    skin,
  ),
  box(2, 10.6, 4.6, 10.8, 1.2, hues.blue),
]
const fin = shape('M7.6 10.6L3.4 15.8L3.4 19.6L7.8 16.8Z', hues.red)
const handle = line('M6.6 4.8L3.2 4.8C3.2 8.4 4.6 10.4 7.4 10.8', 1.9, hues.yellow)
const ray = (data: string) => line(data, 2.2, hues.yellow)

export const emoji = {
  'emoji-thumbs-up': thumb,
  'emoji-thumbs-down': thumb.map(upsideDown),
  'emoji-heart': [
    shape(
      'M12 21.6C4.2 16 1.4 12.2 1.4 8.2C1.4 5 3.8 2.8 6.8 2.8C9 2.8 11 4 12 6C13 4 15 2.8 17.2 2.8C20.2 2.8 22.6 5 22.6 8.2C22.6 12.2 19.8 16 12 21.6Z',
      hues.red,
    ),
  ],
  'emoji-fire': [
    shape(
      'M12 1.2C13.4 5 20 8.4 20 14.6C20 19.4 16.6 22.8 12 22.8C7.4 22.8 4 19.4 4 14.6C4 11.6 5.4 9.4 7.2 7.8C7.6 9.8 8.4 10.8 9.6 11.4C9.2 7.8 10 4 12 1.2Z',
      hues.orange,
    ),
    shape(
      'M12 12.2C13 14.2 15.6 15.4 15.6 18.2C15.6 20.4 14 21.8 12 21.8C10 21.8 8.4 20.4 8.4 18.2C8.4 15.8 11.2 14.6 12 12.2Z',
      '#ffd75e',
    ),
  ],
  'emoji-bulb': [
    disc(12, 9.2, 8, hues.yellow),
    shape('M7.8 13L16.2 13L15.4 18L8.6 18Z', hues.yellow),
    line('M9.2 9.4L12 12.2L14.8 9.4', 1.6, ink),
    box(8.4, 17.6, 7.2, 2.2, 1, hues.grey),
    box(9.6, 20.6, 4.8, 2.2, 1, hues.grey),
  ],
  'emoji-rocket': [
    fin,
    mirrored(fin),
    shape('M9.2 17L14.8 17L12 23Z', hues.orange),
    shape('M12 1C16.6 4.6 17.8 10 16.6 17.4L7.4 17.4C6.2 10 7.4 4.6 12 1Z', '#6f9df2'),
    disc(12, 9.4, 2.5, white),
  ],
  'emoji-gift': [
    line(
      'M12 6.4C8 6.4 6 1.8 8.8 1.8C11 1.8 12 4.4 12 6.4C12 4.4 13 1.8 15.2 1.8C18 1.8 16 6.4 12 6.4',
      1.9,
      hues.orange,
    ),
    box(3, 10, 18, 12.4, 1.6, hues.red),
    box(1.8, 6, 20.4, 5, 1.4, '#c93138'),
    box(10.2, 6, 3.6, 16.4, 0, '#ffcf4d'),
  ],
  'emoji-trophy': [
    handle,
    mirrored(handle),
    box(10.6, 13.6, 2.8, 5.4, 0, '#c98a12'),
    shape('M6 2L18 2L17.4 9.4C17 13 14.8 15 12 15C9.2 15 7 13 6.6 9.4Z', hues.yellow),
    box(6, 18.4, 12, 3.8, 1.2, brown),
  ],
  'emoji-target': [
    disc(12, 12, 11, hues.red),
    disc(12, 12, 7.8, white),
    disc(12, 12, 4.8, hues.red),
    disc(12, 12, 1.8, white),
  ],
  'emoji-bell': [
    disc(12, 20, 2.8, hues.orange),
    line('M12 1.8L12 4', 2.4, hues.yellow),
    shape(
      'M12 2.4C7.8 2.4 5.4 5.4 5.4 9.4C5.4 14 4 15.8 2.2 18.4L21.8 18.4C20 15.8 18.6 14 18.6 9.4C18.6 5.4 16.2 2.4 12 2.4Z',
      hues.yellow,
    ),
  ],
  'emoji-clock': [disc(12, 12, 11, hues.blue), disc(12, 12, 8.2, white), line('M12 6.8L12 12L15.6 14', 2, '#1f2b44')],
  'emoji-coffee': [
    line('M17 11.4C22.2 10.4 22.2 17.8 16.4 17', 2, brown),
    shape('M3.4 9.2L18 9.2L17.2 18.4C17 20.8 15.4 22.4 13 22.4L8.4 22.4C6 22.4 4.4 20.8 4.2 18.4Z', brown),
    line('M7.6 6.2C6.4 4.6 8.8 3.4 7.6 1.6', 1.8, hues.grey),
    line('M13 6.2C11.8 4.6 14.2 3.4 13 1.6', 1.8, hues.grey),
  ],
  'emoji-sun': [
    disc(12, 12, 5.8, hues.yellow),
    ray('M12 1.6L12 3M12 21L12 22.4M1.6 12L3 12M21 12L22.4 12'),
    ray('M4.6 4.6L5.6 5.6M18.4 18.4L19.4 19.4M19.4 4.6L18.4 5.6M5.6 18.4L4.6 19.4'),
  ],
  'emoji-moon': [
    shape(
      'M14.6 1.6C8 1.4 2.4 6.2 2.4 12.6C2.4 18.4 7 22.4 12.6 22.4C17 22.4 20.4 20 22 16.4C14.2 18.4 8.6 9.6 14.6 1.6Z',
      hues.yellow,
    ),
  ],
  'emoji-cloud': [
    shape(
      'M6.6 20.4C3.6 20.4 1.4 18.2 1.4 15.6C1.4 13.2 3.1 11.3 5.4 10.9C5.8 7.3 8.8 4.6 12.4 4.6C15.6 4.6 18.3 6.7 19.2 9.6C21.3 10.2 22.8 12.2 22.8 14.6C22.8 17.8 20.4 20.4 17.4 20.4Z',
      '#5b9cf5',
    ),
  ],
  'emoji-tree': [
    box(10.4, 17, 3.2, 6, 0.8, brown),
    shape('M12 1L18 8.6L6 8.6Z', hues.green),
    shape('M12 5L19.6 14L4.4 14Z', hues.green),
    shape('M12 9.6L21.4 19.4L2.6 19.4Z', hues.green),
  ],
} satisfies Record<string, IconPicture>
