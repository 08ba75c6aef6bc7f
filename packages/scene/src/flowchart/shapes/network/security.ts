import { box, figure, path, ring, segments } from '../figure.ts'

const shield = path('M30 0L60 10L60 34C60 52 46 63 30 70C14 63 0 52 0 34L0 10Z')

/** What lets some through and others not. */
export const security = [
  figure('net-firewall', 'choice', [68, 56], {
    outline: box(0, 0, 68, 56),
    lines: segments(
      [0, 14, 68, 14],
      [0, 28, 68, 28],
      [0, 42, 68, 42],
      [22, 0, 22, 14],
      [46, 0, 46, 14],
      [12, 14, 12, 28],
      [34, 14, 34, 28],
      [56, 14, 56, 28],
      [22, 28, 22, 42],
      [46, 28, 46, 42],
      [12, 42, 12, 56],
      [34, 42, 34, 56],
      [56, 42, 56, 56],
    ),
  }),
  figure('net-vpn', 'choice', [88, 44], {
    outline: path('M10 0L78 0C83.5 0 88 9.8 88 22C88 34.2 83.5 44 78 44L10 44C4.5 44 0 34.2 0 22C0 9.8 4.5 0 10 0Z'),
    lines: [
      ...path('M10 0C15.5 0 20 9.8 20 22C20 34.2 15.5 44 10 44'),
      ...box(41, 20, 20, 15, 2),
      ...path('M45 20L45 15C45 11.7 47.7 9 51 9C54.3 9 57 11.7 57 15L57 20'),
    ],
    solid: ring(51, 27.5, 2.5),
  }),
  figure('net-intrusion-detection', 'choice', [60, 70], {
    outline: shield,
    lines: [...path('M12 33C20 21 40 21 48 33C40 45 20 45 12 33Z'), ...ring(30, 33, 6.5)],
    solid: ring(30, 33, 3),
  }),
  figure('net-certificate', 'choice', [64, 56], {
    outline: path('M0 0L64 0L64 42L56 42L56 56L49 51L42 56L42 42L0 42Z'),
    lines: [...ring(49, 34, 9), ...segments([9, 11, 55, 11], [9, 19, 36, 19], [9, 27, 32, 27])],
  }),
  figure('net-key', 'choice', [72, 36], {
    outline: path(
      'M18 0C26 0 32.6 5 35 12L72 12L72 24L66 24L66 32L56 32L56 24L35 24C32.6 31 26 36 18 36C8 36 0 28 0 18C0 8 8 0 18 0Z',
    ),
    lines: ring(15, 18, 6),
  }),
]
