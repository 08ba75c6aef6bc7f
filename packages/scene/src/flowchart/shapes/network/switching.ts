import { box, figure, path, ring, segments } from '../figure.ts'

/** A round case seen from above, as routers are drawn: its lid is an ellipse. */
const puck = path('M0 14C0 6.3 16.1 0 36 0C55.9 0 72 6.3 72 14L72 34C72 41.7 55.9 48 36 48C16.1 48 0 41.7 0 34Z')
const rim = path('M0 14C0 21.7 16.1 28 36 28C55.9 28 72 21.7 72 14')

/** A flat case, seen a little from above. */
const slab = path('M0 12L12 0L76 0L64 12L76 0L76 28L64 40L0 40Z')
const slabEdges = segments([0, 12, 64, 12], [64, 12, 64, 40], [64, 12, 76, 0])

/** Four arrows: two that go in, two that go out. */
const crossing = path(
  'M14 9L31 13M26 10L31 13L25 14M58 19L41 15M46 18L41 15L47 14M41 12L57 7M51 7L57 7L53 10M31 16L15 21M21 21L15 21L19 18',
)

/** What passes data on. */
export const switching = [
  figure('net-router', 'step', [72, 48], { outline: puck, band: ring(36, 14, 36, 14), lines: [...rim, ...crossing] }),
  figure('net-switch', 'step', [76, 40], {
    outline: slab,
    band: path('M0 12L12 0L76 0L64 12Z'),
    lines: [...slabEdges, ...path('M14 20L50 20M44 16L50 20L44 24M50 32L14 32M20 28L14 32L20 36')],
  }),
  figure('net-hub', 'step', [76, 40], {
    outline: slab,
    band: path('M0 12L12 0L76 0L64 12Z'),
    lines: [...slabEdges, ...path('M14 26L50 26M44 21L50 26L44 31')],
  }),
  figure('net-bridge', 'step', [76, 44], {
    outline: box(0, 0, 76, 44, 4),
    lines: path('M8 34L68 34M14 34L14 14M62 34L62 14M14 14C26 30 50 30 62 14M26 34L26 25M38 34L38 26.5M50 34L50 25'),
  }),
  figure('net-gateway', 'step', [60, 60], {
    outline: ring(30, 30, 30),
    lines: path('M14 22L46 22M40 16L46 22L40 28M46 38L14 38M20 32L14 38L20 44'),
  }),
  figure('net-load-balancer', 'step', [60, 60], {
    outline: box(0, 0, 60, 60, 8),
    lines: path('M8 30L52 30M46 25L52 30L46 35M26 30L44 12M37 12L44 12L44 19M26 30L44 48M37 48L44 48L44 41'),
    solid: ring(26, 30, 4),
  }),
  figure('net-modem', 'step', [76, 40], {
    outline: path(
      'M4 10L9 10L9 0L11 0L11 10L65 10L65 0L67 0L67 10L72 10C74.2 10 76 11.8 76 14L76 36C76 38.2 74.2 40 72 40L4 40C1.8 40 0 38.2 0 36L0 14C0 11.8 1.8 10 4 10Z',
    ),
    lines: [...segments([8, 18, 68, 18]), ...path('M12 32C16 22 20 22 24 30C28 38 32 38 36 28')],
    solid: [...ring(50, 29, 2.5), ...ring(58, 29, 2.5), ...ring(66, 29, 2.5)],
  }),
  figure('net-patch-panel', 'data', [88, 32], {
    outline: box(0, 0, 88, 32, 3),
    lines: [0, 1, 2, 3, 4, 5].flatMap((nth) => [...box(8 + nth * 12.4, 6, 9, 8), ...box(8 + nth * 12.4, 18, 9, 8)]),
  }),
]
