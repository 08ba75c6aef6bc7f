/**
 * The encoding of text that is no UTF-8 and does not say what it is. Each encoding of East Asia has areas in which almost all of
 * what people write lies, and the areas differ; text in another one scatters over them.
 */
export function guessEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleLength)
  if (hasEscapes(sample)) return 'iso-2022-jp'
  const found = encodings
    .map((encoding) => ({ encoding, ...countPairs(sample, encoding) }))
    .filter(({ pairs, common, neighbours, encoding }) => {
      // Signs of Western texts stand alone between plain letters: `°C`, `don’t`.
      const isRunning = neighbours >= pairs / 2 || (pairs === 1 && common.lowTrails === 0)
      return pairs > 0 && isRunning && common.share >= leastShare && encoding.isLikely(common)
    })
    .sort((one, other) => other.common.share - one.common.share)
  return found[0]?.encoding.label ?? singleByte(sample)
}

const sampleLength = 65_536
const leastShare = 0.65

interface Common {
  /** Of all pairs of bytes, how many lie where the writers of this encoding write. */
  readonly share: number
  readonly count: number
  /** Letters of the syllabaries among them, of all pairs. */
  readonly syllables: number
  /** How many of all pairs end with a plain letter or sign. */
  readonly lowTrails: number
}

interface PairEncoding {
  readonly label: string
  readonly isLead: (byte: number) => boolean
  /** Single bytes above the plain ones. */
  readonly isSingle?: (byte: number) => boolean
  readonly isTrail: (byte: number) => boolean
  readonly isCommon: (lead: number, trail: number) => boolean
  readonly isSyllable?: (lead: number, trail: number) => boolean
  readonly isLikely: (common: Common) => boolean
}

const isHigh = (byte: number) => byte >= 0xa1 && byte <= 0xfe
const within = (byte: number, first: number, last: number) => byte >= first && byte <= last
const always = () => true

/** Of equal shares the first one wins. */
const encodings: readonly PairEncoding[] = [
  {
    // Every syllable of Korean is also a Chinese character, but only from half of them: chance does not keep to these for long.
    label: 'euc-kr',
    isLead: isHigh,
    isTrail: isHigh,
    isCommon: (lead) => within(lead, 0xb0, 0xc8) || within(lead, 0xa1, 0xa3),
    isLikely: ({ share, count }) => share >= 0.98 && count >= 9,
  },
  {
    label: 'gb18030',
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isTrail: (byte) => within(byte, 0x40, 0xfe) && byte !== 0x7f,
    isCommon: (lead, trail) => isHigh(trail) && (within(lead, 0xb0, 0xd7) || within(lead, 0xa1, 0xa3)),
    isLikely: always,
  },
  {
    label: 'big5',
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isTrail: (byte) => within(byte, 0x40, 0x7e) || isHigh(byte),
    isCommon: (lead) => within(lead, 0xa1, 0xc6),
    // It alone of these has half of its characters there; the others are never without any.
    isLikely: ({ lowTrails }) => lowTrails >= 0.1,
  },
  {
    label: 'shift_jis',
    isLead: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
    isSingle: (byte) => within(byte, 0xa1, 0xdf),
    isTrail: (byte) => within(byte, 0x40, 0xfc) && byte !== 0x7f,
    isCommon: (lead) => within(lead, 0x81, 0x83) || within(lead, 0x88, 0x98),
    isSyllable: (lead, trail) => (lead === 0x82 && trail >= 0x9f) || (lead === 0x83 && trail <= 0x96),
    // The quotation marks of Windows look like its characters, but not like its syllables.
    isLikely: ({ syllables }) => syllables >= 0.1,
  },
  {
    label: 'euc-jp',
    isLead: (byte) => isHigh(byte) || byte === 0x8e,
    isTrail: isHigh,
    isCommon: (lead) => within(lead, 0xa1, 0xa5) || within(lead, 0xb0, 0xcf),
    isSyllable: (lead) => lead === 0xa4 || lead === 0xa5,
    isLikely: ({ syllables }) => syllables >= 0.1,
  },
]

function countPairs(bytes: Uint8Array, encoding: PairEncoding) {
  const { isLead, isTrail, isSingle, isCommon, isSyllable } = encoding
  let [pairs, common, syllables, low, neighbours, end] = [0, 0, 0, 0, 0, -1]
  for (let at = 0; at < bytes.length; at++) {
    const [lead, trail] = [bytes[at] as number, bytes[at + 1]]
    if (lead < 0x80) continue
    pairs++
    if (isSingle?.(lead) || trail === undefined || !isLead(lead) || !isTrail(trail)) continue
    if (isCommon(lead, trail)) common++
    if (isSyllable?.(lead, trail)) syllables++
    if (trail < 0x80) low++
    if (at === end) neighbours++
    end = at + 2
    at++
  }
  return {
    pairs,
    neighbours: neighbours * 2,
    common: { share: common / pairs, count: common, syllables: syllables / pairs, lowTrails: low / pairs },
  }
}

/** Escapes that switch between the sets of characters of Japanese mail: all of its bytes are plain ones. */
export function hasEscapes(bytes: Uint8Array): boolean {
  const at = bytes.indexOf(0x1b)
  return at !== -1 && bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)
}

/** Western letters with accents stand among plain ones; those of Russian stand together, the small ones in one half. */
function singleByte(bytes: Uint8Array): string {
  let [letters, together, upper] = [0, 0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0xc0) continue
    letters++
    if (byte >= 0xe0) upper++
    if ((bytes[at - 1] ?? 0) >= 0xc0) together++
  }
  if (letters < 4 || together < letters * 0.6) return 'windows-1252'
  return upper >= letters / 2 ? 'windows-1251' : 'koi8-r'
}
