import { figure, path, ring, segments } from '../figure.ts'

/** Small signs of state machines, activities and sequences. */
export const pseudoStates = [
  figure('uml-flow-final', 'data', [28, 28], {
    outline: ring(14, 14, 14),
    lines: path('M4.1 4.1L23.9 23.9M23.9 4.1L4.1 23.9'),
  }),
  figure('uml-history', 'data', [32, 32], {
    outline: ring(16, 16, 16),
    lines: path('M11 9L11 23M21 9L21 23M11 16L21 16'),
  }),
  figure('uml-deep-history', 'data', [32, 32], {
    outline: ring(16, 16, 16),
    lines: path('M8 9L8 23M16 9L16 23M8 16L16 16M22 10L22 18M18.5 12L25.5 16M25.5 12L18.5 16'),
  }),
  figure('uml-destruction', 'remark', [24, 24], { lines: segments([0, 0, 24, 24], [24, 0, 0, 24]) }),
  figure('uml-required', 'remark', [28, 56], {
    lines: path('M0 0C0 7.7 6.3 14 14 14C21.7 14 28 7.7 28 0M14 14L14 56'),
  }),
  figure('uml-provided', 'step', [28, 56], {
    outline: path(
      'M14 0C21.7 0 28 6.3 28 14C28 21.2 22.1 27.4 15 28L15 56L13 56L13 28C5.9 27.4 0 21.2 0 14C0 6.3 6.3 0 14 0Z',
    ),
  }),
  figure('uml-port', 'step', [16, 16], { outline: path('M0 0L16 0L16 16L0 16Z') }),
]
