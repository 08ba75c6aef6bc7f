import type { Path } from '@ramify/geometry'
import { box, figure, path, ring, segments } from '../figure.ts'

const tower: Path = box(0, 0, 44, 68, 4)
const drives: Path = [...box(8, 8, 28, 8), ...box(8, 20, 28, 8)]
const feet: Path = segments([8, 58, 36, 58])

/** One drawer of a rack, with a lamp at its left. */
const drawer = (y: number) => ({
  lines: [...box(6, y, 44, 13), ...segments([24, y + 6.5, 44, y + 6.5])],
  solid: ring(13, y + 6.5, 2.5),
})
const drawers = [6, 22, 38, 54].map(drawer)

const disk = (y: number): Path =>
  path(
    `M12 ${y}C12 ${y - 4} 20 ${y - 6} 28 ${y - 6}C36 ${y - 6} 44 ${y - 4} 44 ${y}L44 ${y + 10}C44 ${y + 14} 36 ${y + 16} 28 ${y + 16}C20 ${y + 16} 12 ${y + 14} 12 ${y + 10}ZM12 ${y}C12 ${y + 4} 20 ${y + 6} 28 ${y + 6}C36 ${y + 6} 44 ${y + 4} 44 ${y}`,
  )

/** A tower with something small in front of its lower right. */
const withSign = (id: string, sign: Path, solid?: Path) =>
  figure(id, 'step', [60, 68], {
    outline: path(
      'M4 0L40 0C42.2 0 44 1.8 44 4L44 32L60 32L60 64L44 64L44 64C44 66.2 42.2 68 40 68L4 68C1.8 68 0 66.2 0 64L0 4C0 1.8 1.8 0 4 0Z',
    ),
    lines: [...box(8, 8, 28, 7), ...box(8, 19, 28, 7), ...box(28, 32, 32, 32), ...sign],
    ...(solid && { solid }),
  })

/** What others ask for data and work. */
export const servers = [
  figure('net-server', 'step', [44, 68], { outline: tower, lines: [...drives, ...feet], solid: ring(22, 46, 3) }),
  figure('net-rack', 'data', [56, 74], {
    outline: box(0, 0, 56, 74, 3),
    lines: drawers.flatMap(({ lines }) => lines),
    solid: drawers.flatMap(({ solid }) => solid),
  }),
  withSign(
    'net-database-server',
    path(
      'M34 40C34 37.5 38.5 36 44 36C49.5 36 54 37.5 54 40L54 56C54 58.5 49.5 60 44 60C38.5 60 34 58.5 34 56ZM34 40C34 42.5 38.5 44 44 44C49.5 44 54 42.5 54 40M34 48C34 50.5 38.5 52 44 52C49.5 52 54 50.5 54 48',
    ),
  ),
  withSign('net-web-server', [...ring(44, 48, 11), ...ring(44, 48, 5, 11), ...segments([33, 48, 55, 48])]),
  withSign('net-mail-server', path('M32 40L56 40L56 57L32 57ZM32 40L44 50L56 40')),
  withSign('net-file-server', path('M36 36L47 36L53 42L53 60L36 60ZM47 36L47 42L53 42M40 48L49 48M40 53L49 53')),
  withSign('net-application-server', path('M38 40L31 48L38 56M50 40L57 48L50 56M46 38L42 58')),
  withSign('net-proxy', path('M32 42L54 42M49 38L54 42L49 46M56 54L34 54M39 50L34 54L39 58')),
  figure('net-mainframe', 'step', [72, 72], {
    outline: box(0, 0, 72, 72, 3),
    band: box(0, 0, 24, 72),
    lines: [
      ...segments([24, 0, 24, 72], [48, 0, 48, 72], [6, 50, 18, 50], [6, 56, 18, 56], [6, 62, 18, 62]),
      ...segments([30, 8, 42, 8], [30, 14, 42, 14], [54, 8, 66, 8], [54, 14, 66, 14]),
      ...ring(12, 16, 7),
      ...ring(12, 34, 7),
    ],
    solid: [...ring(36, 60, 2.5), ...ring(60, 60, 2.5), ...ring(12, 16, 2), ...ring(12, 34, 2)],
  }),
  figure('net-storage', 'data', [56, 72], {
    outline: box(0, 0, 56, 72, 4),
    lines: [...disk(12), ...disk(32), ...disk(52)],
  }),
  figure('net-tape', 'data', [72, 48], {
    outline: box(0, 0, 72, 48, 5),
    lines: [...ring(22, 22, 9), ...ring(50, 22, 9), ...path('M22 31L50 31M18 48L23 40L49 40L54 48')],
    solid: [...ring(22, 22, 3), ...ring(50, 22, 3)],
  }),
  figure('net-virtual-machine', 'step', [64, 60], {
    outline: path('M16 0L64 0L64 44L48 44L48 60L0 60L0 16L16 16Z'),
    lines: [...path('M16 16L48 16L48 44M8 26L40 26'), ...path('M14 36L22 42L14 48M26 50L36 50')],
  }),
  figure('net-container-host', 'step', [76, 50], {
    outline: path('M0 24L12 24L12 12L26 12L26 0L40 0L40 12L54 12L54 24L76 24L68 50L12 50Z'),
    lines: path(
      'M12 24L54 24M26 12L26 24M40 12L40 24M26 12L40 12M12 36C17 31 22 41 28 36C34 31 38 41 44 36C50 31 54 41 62 36',
    ),
  }),
  figure('net-cluster', 'step', [80, 72], {
    outline: box(0, 0, 80, 72, 10),
    lines: [
      ...box(29, 8, 22, 20, 2),
      ...box(9, 44, 22, 20, 2),
      ...box(49, 44, 22, 20, 2),
      ...path('M40 28L20 44M40 28L60 44M31 54L49 54'),
    ],
    solid: [...ring(40, 18, 2.5), ...ring(20, 54, 2.5), ...ring(60, 54, 2.5)],
  }),
  figure('net-queue', 'data', [84, 36], {
    outline: path('M9 0L75 0C80 0 84 8 84 18C84 28 80 36 75 36L9 36C4 36 0 28 0 18C0 8 4 0 9 0Z'),
    lines: [
      ...path('M75 0C70 0 66 8 66 18C66 28 70 36 75 36'),
      ...box(14, 11, 12, 14),
      ...box(32, 11, 12, 14),
      ...box(50, 11, 12, 14),
    ],
  }),
]
