import { box, bust, figure, path, ring, segments } from '../figure.ts'

/** Who takes part, and where. */
export const places = [
  figure('net-user', 'start', [48, 60], { outline: bust(0, 0, 48, 60) }),
  figure('net-users', 'start', [88, 60], {
    outline: [...bust(0, 16, 24, 44), ...bust(26, 0, 36, 60), ...bust(64, 16, 24, 44)],
  }),
  figure('net-building', 'data', [56, 72], {
    outline: box(0, 0, 56, 72),
    lines: [
      ...[0, 1, 2].flatMap((row) => [0, 1, 2].flatMap((column) => box(8 + column * 15, 8 + row * 15, 10, 9))),
      ...box(21, 54, 14, 18),
    ],
  }),
  figure('net-branch', 'data', [68, 60], {
    outline: path('M34 0L68 24L60 24L60 60L8 60L8 24L0 24Z'),
    lines: [...segments([8, 24, 60, 24]), ...box(27, 38, 14, 22), ...box(14, 32, 8, 8), ...box(46, 32, 8, 8)],
  }),
  figure('net-data-center', 'data', [80, 64], {
    outline: path('M0 18L40 0L80 18L80 64L0 64Z'),
    lines: [
      ...segments([0, 18, 80, 18]),
      ...[10, 31, 52].flatMap((x) => [
        ...box(x, 26, 18, 38),
        ...segments([x + 4, 34, x + 14, 34], [x + 4, 42, x + 14, 42], [x + 4, 50, x + 14, 50]),
      ]),
    ],
  }),
  figure('net-internet', 'step', [64, 64], {
    outline: ring(32, 32, 32),
    lines: [...ring(32, 32, 13, 32), ...path('M0 32L64 32M4.5 16C20 22 44 22 59.5 16M4.5 48C20 42 44 42 59.5 48')],
  }),
  figure('net-cloud', 'step', [96, 64], {
    outline: path(
      'M22 64C9.8 64 0 54.6 0 43C0 32.4 8.2 23.7 18.8 22.2C22.4 9.4 34 0 48 0C60.4 0 71 7.4 75.6 18C87 18.6 96 28.6 96 41C96 53.7 85.7 64 73 64Z',
    ),
  }),
  figure('net-private-cloud', 'choice', [96, 64], {
    outline: path(
      'M22 64C9.8 64 0 54.6 0 43C0 32.4 8.2 23.7 18.8 22.2C22.4 9.4 34 0 48 0C60.4 0 71 7.4 75.6 18C87 18.6 96 28.6 96 41C96 53.7 85.7 64 73 64Z',
    ),
    lines: [...box(37, 34, 22, 18, 2), ...path('M41 34L41 28C41 24 44 21 48 21C52 21 55 24 55 28L55 34')],
    solid: ring(48, 43, 2.5),
  }),
]
