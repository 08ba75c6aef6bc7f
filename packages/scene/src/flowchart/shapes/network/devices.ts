import { box, figure, path, ring, segments } from '../figure.ts'

/** What people have in front of them. */
export const devices = [
  figure('net-desktop', 'plain', [72, 60], {
    outline: path(
      'M4 0L68 0C70.2 0 72 1.8 72 4L72 42C72 44.2 70.2 46 68 46L44 46L46 56L54 56L54 60L18 60L18 56L26 56L28 46L4 46C1.8 46 0 44.2 0 42L0 4C0 1.8 1.8 0 4 0Z',
    ),
    band: box(6, 6, 60, 32),
    lines: [...box(6, 6, 60, 32), ...segments([28, 46, 44, 46])],
  }),
  figure('net-laptop', 'plain', [80, 52], {
    outline: path(
      'M14 0L66 0C68.2 0 70 1.8 70 4L70 40L80 46L80 48C80 50.2 78.2 52 76 52L4 52C1.8 52 0 50.2 0 48L0 46L10 40L10 4C10 1.8 11.8 0 14 0Z',
    ),
    band: box(16, 6, 48, 28),
    lines: [...box(16, 6, 48, 28), ...segments([10, 40, 70, 40], [0, 46, 80, 46])],
  }),
  figure('net-tablet', 'plain', [48, 64], {
    outline: box(0, 0, 48, 64, 5),
    band: box(5, 6, 38, 46),
    lines: box(5, 6, 38, 46),
    solid: ring(24, 58, 2),
  }),
  figure('net-phone', 'plain', [34, 64], {
    outline: box(0, 0, 34, 64, 6),
    band: box(4, 8, 26, 44),
    lines: [...box(4, 8, 26, 44), ...segments([13, 4, 21, 4])],
    solid: ring(17, 58, 2),
  }),
  figure('net-ip-phone', 'plain', [68, 56], {
    outline: path('M8 0L60 0C65 0 68 4 68 8L68 18L58 18L62 56L6 56L10 18L0 18L0 8C0 4 3 0 8 0Z'),
    lines: [
      ...path('M10 18C10 18 14 14 18 14L50 14C54 14 58 18 58 18'),
      ...box(20, 21, 28, 10),
      ...[0, 1, 2].flatMap((row) => [0, 1, 2].flatMap((column) => box(21 + column * 10, 36 + row * 6, 6, 3))),
    ],
  }),
  figure('net-printer', 'plain', [68, 60], {
    outline: path(
      'M16 0L52 0L52 18L64 18C66.2 18 68 19.8 68 22L68 44L54 44L54 60L14 60L14 44L0 44L0 22C0 19.8 1.8 18 4 18L16 18Z',
    ),
    band: path('M4 18L64 18C66.2 18 68 19.8 68 22L68 44L0 44L0 22C0 19.8 1.8 18 4 18Z'),
    lines: path('M16 18L52 18M14 44L14 34L54 34L54 44M20 42L48 42M20 51L48 51'),
    solid: ring(59, 26, 2.5),
  }),
  figure('net-scanner', 'plain', [72, 48], {
    outline: path('M2 6L6 0L72 18L72 44C72 46.2 70.2 48 68 48L4 48C1.8 48 0 46.2 0 44L0 28C0 25.8 1.8 24 4 24L62 24Z'),
    lines: path('M62 24L72 24M0 33L72 33M10 41L26 41'),
    solid: [...ring(56, 40.5, 2.5), ...ring(64, 40.5, 2.5)],
  }),
  figure('net-camera', 'plain', [72, 52], {
    outline: path('M6 0L72 16L66 34L52 31L50 38L30 38L30 44L12 44L12 52L0 52L0 24L12 24L12 32L20 32L22 23L0 16Z'),
    lines: path('M52 31L22 23M12 32L12 44M58 13L54 31'),
    solid: ring(62, 24, 3),
  }),
  figure('net-sensor', 'plain', [60, 60], {
    outline: ring(30, 30, 30),
    lines: [
      ...ring(30, 30, 6),
      ...path(
        'M20 41C13.5 35 13.5 25 20 19M40 41C46.5 35 46.5 25 40 19M13 47C3.5 38 3.5 22 13 13M47 47C56.5 38 56.5 22 47 13',
      ),
    ],
    solid: ring(30, 30, 3),
  }),
  figure('net-terminal', 'plain', [68, 56], {
    outline: box(0, 0, 68, 56, 5),
    band: path('M0 12L68 12L68 5C68 2.2 65.8 0 63 0L5 0C2.2 0 0 2.2 0 5Z'),
    lines: path('M0 12L68 12M12 24L22 32L12 40M28 42L44 42'),
  }),
  figure('net-television', 'plain', [80, 56], {
    outline: path(
      'M4 0L76 0C78.2 0 80 1.8 80 4L80 44C80 46.2 78.2 48 76 48L60 48L64 56L56 56L52 48L28 48L24 56L16 56L20 48L4 48C1.8 48 0 46.2 0 44L0 4C0 1.8 1.8 0 4 0Z',
    ),
    lines: box(6, 6, 68, 36),
  }),
  figure('net-ups', 'plain', [48, 64], {
    outline: box(0, 0, 48, 64, 4),
    lines: [...box(10, 8, 28, 16, 2), ...segments([10, 56, 38, 56])],
    solid: path('M26 28L16 44L23 44L20 54L32 38L25 38Z'),
  }),
]
