// Written by packages/render/generate-fonts.ts.
import type { SliceTable } from './slice-table.ts'

/** By id of the font package, then by slice; without the families for Chinese. */
export const sliceTables: Readonly<Record<string, SliceTable>> = {
  inter: {
    latin: '0 w-2m y-c 2-29 1e x-1 a0-1 a k 2 5ra 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 17n1',
    'latin-ext':
      '74-1c 2-m 2-7 3-33 2-3z 2-11 3-6 2-a 2-i 2-k 3-8 2-5 2-9 6-y 54x d e 14 4-2 4 2-1 2 4-2 3 7-3 1j 4 r 4 1t-4b 2-2 2b-d 81 3k-b 2-2 2-4 3-2 2-3 2c 295 3 oe8',
    vietnamese: '61s-29',
    greek: 'ol-1 4-3 2 5-2 2-2 2 2-j 2-1g 5-1 j-6 3-1 2-3',
    'greek-ext':
      '64g-l 3-5 3-11 3-5 3-7 2 2 2 2-h 2 2 2 2 2 2 4-1g 2-4 2-1 2-5 2-2 2 2-6 4-4 3-5 2-6 2-1 5-2 2-2 2 2 2',
    cyrillic: 'sg-2n 1d-1 v-1 5lx',
    'cyrillic-ext': 'v4-p 7-2 8-5 3-b 3-f 3-25 1c',
  },
  'noto-serif': {
    latin: '0 d j-2m y-2n 1e x-1 a0-1 a k 2 5ra 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 17n1 72',
    'latin-ext': '74-1c 2-v 3-9y 3-8 2-5 2-9 6-y 54x-5b 1t-4f 2b-d 81 3k-b 2-i 2c 28d-v o81-4q 6-1 2 2-4 p-d',
    vietnamese: '61s-29',
    greek: 'og-3 2-2 3-3 2 5-2 2-2 2 2-j 2-1q f-f',
    'greek-ext':
      '64g-l 3-5 3-11 3-5 3-7 2 2 2 2-h 2 2 2 2 2 2 4-1g 2-4 2-1 2-5 2-2 2 2-6 4-4 3-5 2-6 2-1 5-2 2-2 2 2 2',
    cyrillic: 'sg-2n 1d-1 v-1 5lx',
    'cyrillic-ext': 'v4-y 8-5 3-t 3-3h 4lt-8 r7c-1a 5 b-v',
    math: '6c6-1 t-4 4 4 3 4 9 7 8 h-1 3-q 2-c 2s-i 2-1 2-a 2-2 2-2 3-z vx',
  },
  'noto-sans-mono': {
    latin: '0 d j-2m y-c 2-29 1e x-1 a0-1 a k 2 5ra 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 17n1 72',
    'latin-ext': '74-1c 2-v 3-9y 3-8 2-5 2-9 6-y 54x-5b 1t-4f 2b-d 81 3k-b 2-j 2b 28d-v o81-4q 6-1 2 2-4 p-d',
    vietnamese: '61s-29',
    greek: 'og-3 2-2 3-3 2 5-2 2-2 2 2-j 2-1q f-f',
    'greek-ext':
      '64g-l 3-5 3-11 3-5 3-7 2 2 2 2-h 2 2 2 2 2 2 4-1g 2-4 2-1 2-5 2-2 2 2-6 4-4 3-5 2-6 2-1 5-2 2-2 2 2 2',
    cyrillic: 'sg-2n 1d-1 v-1 5lx',
    'cyrillic-ext': 'v4-y 8-5 3-t 3-3h 4lt-8 r7c-1a 5 b-v',
  },
  'noto-emoji': {
    '0': '2qcm-p',
    '1': '6bx 177 3r 16js 1ce1 3o 1h 1e-1 j9 gwqh-1 2 2 5 2 5-1 3 8',
    '2': 'z 7 6-9 34 5 673 1b d 4a 1r n 2j-5 g-1 f9 q-6 9-2 5k 6g-1 b a 1n-3 j h-1 3 4 4-1 9 8 2 6-b d 3 2-1 2 j 3-1 m 6-1 4 7 3-1 z 6 1d f 2 7 4 i-1 j 5 2 5-2 2 d 1d-2 a f f ad-1 cw-2 k-1 1l yj d gq 2 146u 1c2p-1 d-1 f 3-9 2v-1 o l 3-8 m-1 5b 46 f-1 6 17 2i 2g-3 3-1 c-1 4-1 7 y n-4 a-7 e 3-c b-e c 5 2e 1w 7 58 2-4 2 4-5 2 4-3 b-1 6 5 78-b 5 7x-1 5f-1 f 44-2 1k',
    '3': '6bx lp-1 d 5k-3 en c 3o 2 2-1 2 n-1 u 2 2 1b 7 6 3 16gt 1cdv v 35-1 m k 1d 9 3 2f-h y 5-1 2-2 j 2 2 b 3-5 3-v 2-l e 9-c 2-1 f-3 3-2 y-n 8-1 6 h 3-3 o 3 9-1 g-2 d-2 9-2 3 i 53 2 h 2 2 a 2-2 3 e-1 f i3-4 1c b 14-4 4-2 2-6 3-8 36-3 5-2 b 8-1 2-2 3 3-7 2-5 3-4',
    '4': '7kv 2m-1 1h 5 16hj 1bsl 5n j5-4 2-5 2-4 5-1 2-2 3-1 4-2 2-2 2-9 3-4 2-3 5-1 2-1 6-4 11-1 3p 2s l-6 1a 26 j-1 1b 8r 2 3 g3 2 4 2-8 48-2 c-1 3e-1 f-1 2-2 2-3 a-1 2-1 9 8 1i',
    '5': '7mb 2e-1 7-1 2-1 5 3 b 16h3 1cdu 2 3-1 2 7 40-2 8 z-1 7 2-4 4-7 2-5 2-1 48 a 14 41-2 4t-5 3l-y 2-4 a v 4-1 7-2 3-3 4 2-1 7-3 2 2-1 jl-1 1c 6 3t',
    '6': '6bx 16w 16nu 1cf2-3 6 7 7-1n 3 bs jj 2 9j-2 c-v 1b c m-b 79-c',
    '7': '6bx 16b-1 2-1 g 4 3t z-1 3 14 1k s rb 1h 15mn 1cdt 4-1 3 2-5 2-g 3-8 5-4 2-5 2-6 40 2 6-2 n b-1r 29 n 7 3b 11 15 4-1 5s-2 3y h4 1s-1a c 5y o 8-f e-2 o',
    '8': '6bx 183 2 2b-1 2p 2 f 2k 1p 16cu 1cfj 1h 9 8-1 e h 4 q-2 3 3-2 v 2 e-4 1d 1i-3 2-d 4 5-2 3-1 4 4 2 16-1 2z 5 20-1 5 5n-2 4 2-1 1e i h h-2 a c gh 9 a-1 3-6 2-2 1l 1k-4 5-1 3-1 f-3 2-e 41 i 1t-2 3 13',
    '9': '6bx av-1 vi q 3 p-1 17 1o z 1y-3 r 1n-1 rw 15mn 1cej-5 c 2m-1 35-4 1t-g j-2 k-2 2-3 5 6-1 7-c 3 2-2 2-3 4 3a 26 t 5-1 e 1r t-1w 4-2 2 3 jh-p 2-8 3-1 1p-6 2-2 12 k-3 4 3-1 h g-1 44-4 1z-2 4 q-6 2-2 5-b',
    '10': '2rbt qa-2 1r h e',
  },
  'work-sans': {
    latin: '0 d j-2m y-2n 1e x-1 a0-1 a k 2 5rh 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3',
    'latin-ext':
      '74-1c 2-m 2-7 3-17 f-1 3 e-1 e-1 k-8 h 9-1 3-1 6-2 7-x f-3 3-3 4 a-1 n 2o-1 4-1 8-5 h 5d7-1 3-3 5-3 5-1 3-1 3-1 5-1 3-1 7-1 3-1 7-7 3-7 7-1 3-b 3-3 9-3 5-5 9-1 3-1 4 7 2c-7 87 3l 2-1 2-1 2 2 2 4-1 3 4-1 2-1 2e',
    vietnamese: '61s-29',
  },
  'open-sans': {
    latin: '0 d j-2m y-2n 1e x-1 a1 a k 2 5ra 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 3 17my 72',
    'latin-ext': '74-1c 2-v 3-17 j e-1 e-1 1m-3 3 a-5 p-3 s y 32 2 k m 5cd-1 1p-1 1t-5 p 2c-7 87 3n-1 3 3-1 2w qlc-2',
    vietnamese: '61s-29',
    greek: 'p0-2 2-2 2 2-j 2-17 3-1 4',
    'greek-ext': '66l 41',
    cyrillic: 'sg-2n 1d-1 v-1 5lx',
    'cyrillic-ext': 'v4-y 8-5 3-t 3-2p',
    hebrew: '14u i-q',
    math: '6c7 11 1g 4-6 2-e 2-2 7-7 2x r e 5w 4 9 2 9 4 d t o 4-1 o5',
    symbols: '6l7-3',
  },
  montserrat: {
    latin: '0 d j-2m y-c 2-29 1e x-1 a0-1 a k 2 5rh 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3',
    'latin-ext':
      '74-1c 2-v 3-1b 3-6 2-6 2-b 3-2 3 3-d 7-1h 3-14 2-1 3-d 4 3-4 3-g 2-1 2-3 2-1 3-1 3-3 2-4 3 2-1 2-1 8-1 2 3 4-5 2 4 2-1 3 5 j 7-3 3-4 6-5 b 6 f 2 d-1 56m 9 6 2 7-1 5 3 w 2-1 j j i 5 4 1t-4b 3 2c-7 87 3l 2-1 2-1 2 2 2-1 3-1 2-1 3-2 2-1 2 2c 28d-6 7-2 3-1 o8j-1 p-1 20-4 5-1 l-3 2-1 3-8 e-1 3-2 d-2',
    vietnamese: '61s-29',
    cyrillic: 'sg-2n 1d-1 v-1 5lx',
    'cyrillic-ext': 'v6-1 7-1 7-3 l-5 3-t 3-25 h-3 7-3 7-5 5-1',
  },
  nunito: {
    latin: '0 d j-2m y-2n 1e x-1 a0-1 a k 2 5rh 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 3',
    'latin-ext':
      '74-1c 2 2-t 3-16 3 9 5 3 e-1 e-1 3-1 g-a 6 h-2 2-2 4 b-x 4 7-2 2-3 3-3 4 s 4 2 1l 13-1 4-1 8-5 h 5d7-1 3-3 5-3 5-1 3-1 3-1 5-1 3-1 7-1 3-1 7-7 3-7 7-1 3-b 3-3 9-3 5-5 9-1 3-1 4 7 2c-7 87 3l 2-1 2-1 2 2 2-1 3-1 2-1 3-2 2-1 2e',
    vietnamese: '61s-29',
    cyrillic: 'sg-2n 1d-1 v-1 5lx',
    'cyrillic-ext': 'v6-1 7-1 7-3 l-5 3-j 3-7 3-25 h-3 7-3 7-5 5-1',
  },
  lora: {
    latin: 'd j-2m y-c 2-29 1e x-1 a0-1 a k 2 5rr-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 3',
    'latin-ext':
      '74-1c 2-5 2-o 3-17 g 3 e-1 e-1 7 m-1 5-1 g-5 5-1 f-1 p-3 3-1 o y 1l 1h 2 k 5gj-5 p 2c-7 87 3y 6 4 2 3 2e',
    vietnamese: '61s-29',
    cyrillic: 'sg-2n 1d-1 v-1 5lx',
    'cyrillic-ext': 'v6-1 7-3 5-3 l-5 3-t 3-25 h-3 7-3 7-5 5-1 4lu 4',
    math: 'pf-1 c 9 j 4 5o4 56 5w 4 9 2 8-1 4 d t o 4-1 o5 f2-1',
  },
  bitter: {
    latin: '0 d j-2m y-c 2-29 1e x-1 a0-1 a k 2 5rh 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3',
    'latin-ext':
      '74-1c 2-v 3-17 g 3 e-1 e-1 k-o a-1 3-1 6-2 7-x f-3 3-3 4 y 2t-1 8-5 h 5d7-1 3-3 5-3 5-1 3-1 3-1 5-1 3-1 7-1 3-1 7-7 3-7 7-1 3-b 3-3 9-3 5-5 9-1 3-1 4 7 2c-7 87 3l 2-1 2-1 2 2 2-1 3-1 2-1 3-2 2-1 2e',
    vietnamese: '61s-29',
    cyrillic: 'sg-2n 1d-1 v-1 5lx',
    'cyrillic-ext': 'v6-1 7-1 7-5 j-5 3-t 3-25 h-3 7-3 7-5 5-1',
  },
  oswald: {
    latin: 'd j-2m y-c 2-29 1e x-1 a0-1 a k 2 5rr-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 3',
    'latin-ext':
      '74-1c 2-v 3-17 g 3 e-1 e-1 7 d-a 5-1 g-7 3-1 2-4 5-x 3-1 b-3 3-3 4 y 1l 1h 2 k 5d1-1 7-1 j-1 x-1 l-1 9-1 9-1 l-5 p 2c-7 87 3l 2-1 2-1 2 2 2-1 3-1 2-1 3-2 2-1 2e',
    vietnamese: '61s-29',
    cyrillic: 'sg-2n 1d-1 v-1 5lx',
    'cyrillic-ext': 'v6-1 7-1 7-3 l-5 3-t 3-25 h-3 9-1 7-5 5-1',
  },
  'source-code-pro': {
    latin: 'w-2m y-2n 1e x-1 a0-1 a k 2 5rr-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3 17my',
    'latin-ext':
      '74-1c 2-v 3-18 a 5 3-1 d-1 e-1 i b-f 6-1 3-1 3-1 9-1 3-7 p-3 s c d-c 2-a 2-c 2-3 2-1 2-4 3-b 2-1 3-1 3-3 2-1 2 2-1 9 2-1 4-2 5-1 2 6-5 4-1 c-1 2-4 57j 4-2 4 2-1 2 4-2 3 1t 4 r 23-1 5-5 5-1 9-1 3-7 7-9 3-b 9-1 5-b 3-1 5-3 f-7 9-9 7 2c-7 87 3l 2-1 2-1 2 2 3 3-1 2-1 3-2 3 2e',
    vietnamese: '61s-29',
    greek: 'qo',
    cyrillic: '6ja',
  },
}
