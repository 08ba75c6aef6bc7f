/** Words without sense, the same in every run: all scripts and signs that fonts kern, join or choose by context. */
export function fuzzWords(seed: number, count: number): string[] {
  const random = mulberry32(seed)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  return Array.from({ length: count }, () => {
    const letters = pick(pools)
    const length = 1 + Math.floor(random() * 10)
    return Array.from({ length }, () => pick(Array.from(random() < 0.7 ? letters : pick(pools)))).join('')
  })
}

const pools = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'fffiilljt',
  '0123456789',
  '.,;:!?\'"’“”‘„…',
  '-–—()[]{}<>/\\|=+*@#&%$^_~×÷±',
  'àéîõüßçñøåæœłđşžőąėīųŵ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЁЖІЇЄѢ',
  'αβγδεζηθικλμνξοπρστυφχψωάέήΑΒΓΔΩἀὕᾳ',
  'ăâđêôơưạảấầẩẫậắằếềểễệỉịọốồổỗộớờởỡợụủứừửữựỳỵ',
]

/** A small generator of random numbers that can be started anywhere. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
