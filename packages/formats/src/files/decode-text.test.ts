import * as fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { readText } from './decode-text.ts'
import { readFile } from './read-file.ts'

/** How an encoding writes characters: what its decoder gives for all pairs of bytes, turned round. */
function encoder(label: string) {
  const decoder = new TextDecoder(label)
  const codes = new Map<string, number[]>()
  const put = (...bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes))
    if ([...sign].length === 1 && sign !== '\ufffd' && !codes.has(sign)) codes.set(sign, bytes)
  }
  for (let one = 0; one < 256; one++) put(one)
  for (let one = 0x81; one < 0xff; one++) for (let two = 0x40; two < 0xff; two++) put(one, two)
  return (text: string) => Uint8Array.from([...text].flatMap((sign) => codes.get(sign) ?? codes.get('?') ?? []))
}

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    text.split('').flatMap((unit) => {
      const [low, high] = [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8]
      return isLittle ? [low, high] : [high, low]
    }),
  )

const utf8 = (text: string) => new TextEncoder().encode(text)
const samples: readonly (readonly [label: string, text: string])[] = [
  ['gb18030', '项目计划\n\t第一阶段：需求分析\n\t第二阶段：开发与测试\n'],
  ['gb18030', '中文'],
  ['big5', '專案計畫\n\t第一階段：需求分析\n\t第二階段：開發與測試\n'],
  ['shift_jis', '計画\n\tカレンダーを作る\n\tメールの返事をする\n'],
  ['euc-jp', '計画\n\tカレンダーを作る\n\tメールの返事をする\n'],
  ['euc-kr', '프로젝트 계획\n\t첫 번째 단계 요구 사항\n\t두 번째 단계 개발\n'],
  ['windows-1251', 'План проекта\n\tПервый этап\n'],
  ['koi8-r', 'План проекта\n\tПервый этап\n'],
  ['windows-1252', 'Menü\n\tCafé à la crème\n\tIt’s 20°C\n\tGRÖSSE\n'],
]

describe('text that is no UTF-8', () => {
  it.each(samples)('%s is told from its bytes: %s', (label, text) => {
    expect(readText(encoder(label)(text))).toEqual({ text, encoding: label, isGuessed: true, damaged: 0 })
  })

  it.each(['gb2312', 'gbk', 'big5', 'shift_jis', 'euc-kr', 'iso-8859-1', 'windows-1251'])(
    '%s is what XML declares',
    (label) => {
      const words =
        { big5: '計畫', shift_jis: '計画', 'euc-kr': '계획', 'windows-1251': 'План' }[label] ??
        (label === 'iso-8859-1' ? 'é' : '計劃')
      const xml = `<?xml version="1.0" encoding="${label}"?><opml version="2.0"><body><outline text="${words}"/></body></opml>`
      const found = readText(encoder(label)(xml))
      expect(found).toMatchObject({ text: xml, isGuessed: false, damaged: 0 })
    },
  )

  it('UTF-16 needs no mark', () => {
    const text = '一级\n\t二级 two\n'
    for (const isLittle of [true, false]) {
      for (const mark of ['', '\ufeff']) expect(readText(utf16(mark + text, isLittle))?.text).toBe(text)
    }
    const xml = '<?xml version="1.0" encoding="UTF-16"?>\n<map><node TEXT="日本"/></map>'
    for (const isLittle of [true, false]) expect(readText(utf16(xml, isLittle))?.text).toBe(xml)
  })

  it('a declaration that is not true does not count', () => {
    const xml = '<?xml version="1.0" encoding="UTF-16"?><opml><body><outline text="日本"/></body></opml>'
    expect(readText(utf8(xml))?.text).toBe(xml)
    const claims = xml.replace('UTF-16', 'GB2312')
    expect(readText(utf8(claims))).toMatchObject({ text: claims, encoding: 'utf-8' })
    expect(readText(utf8(xml.replace('UTF-16', 'x-unheard-of')))?.encoding).toBe('utf-8')
  })

  it('Japanese mail is read by its escapes', () => {
    const bytes = Uint8Array.from([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42, 0x0a])
    expect(readText(bytes)).toMatchObject({ text: '日本\n', encoding: 'iso-2022-jp' })
  })

  it('programs and pictures are no text', () => {
    expect(readText(Uint8Array.from({ length: 2_000 }, (_, nth) => (nth * 31) % 256))).toBeNull()
    expect(readText(Uint8Array.from({ length: 2_000 }, (_, nth) => 1 + (nth % 25)))).toBeNull()
    expect(readText(Uint8Array.of(0xff, 0xfe, 0, 0, 0x41, 0, 0, 0))).toBeNull()
  })
})

describe('bytes that nobody can read', () => {
  it('are counted, and saved marks of such bytes are not', () => {
    const bytes = Uint8Array.from([...utf8('计划一二三四\ufffd'), 0xe8, 0xae, ...utf8('五六七八')])
    expect(readText(bytes)).toMatchObject({ encoding: 'utf-8', damaged: 1, isGuessed: false })
    expect(readText(utf8('a\ufffdb'))).toMatchObject({ damaged: 0 })
  })

  it('are in the report of the file', () => {
    const report = (name: string, bytes: Uint8Array) => {
      const read = readFile(name, bytes)
      return read.ok ? read.documents[0]?.report.filter(({ part }) => part === 'characters') : []
    }
    const head = '<?xml version="1.0" encoding="Shift_JIS"?><opml version="2.0"><body><outline text="'
    const bytes = Uint8Array.from([...utf8(head), 0x93, 0xfa, 0xff, ...utf8('"/></body></opml>')])
    expect(report('a.opml', bytes)).toMatchObject([{ fate: 'dropped', count: 1, was: 'shift_jis' }])
    expect(report('a.txt', encoder('gb18030')('计划\n\t开始'))).toMatchObject([
      { fate: 'approximated', was: 'gb18030' },
    ])
    expect(report('a.txt', utf8('计划'))).toEqual([])
  })
})

const files: readonly (readonly [name: string, make: (words: string) => string])[] = [
  ['a.txt', (words) => `${words}\n`],
  ['a.md', (words) => `# ${words}\n`],
  ['a.opml', (words) => `<opml version="2.0"><body><outline text="${words}"/></body></opml>`],
  ['a.mm', (words) => `<map version="1.0.1"><node TEXT="${words}"/></map>`],
  ['a.km', (words) => `{"root":{"data":{"text":"${words}"},"children":[]},"template":"default"}`],
]

test.each(files)('%s is read in whatever encoding it is', (name, make) => {
  for (const [label, text] of samples) {
    const words = (text.split('\t')[1] ?? text).trim()
    const bytes = [
      encoder(label)(make(words)),
      utf16(make(words), true),
      utf16(make(words), false),
      utf8(`\ufeff${make(words)}`),
    ]
    for (const each of bytes) {
      const read = readFile(name, each)
      const [document] = read.ok ? read.documents : []
      expect(document?.kind === 'mindmap' && document.content.root.data.text).toBe(words)
    }
  }
})

test('Chinese, traditional Chinese and Japanese are told apart in any order of their words', () => {
  for (const [label, text] of samples.slice(0, 5)) {
    const encode = encoder(label)
    const lines = text.split(/[\n\t]+/).filter((line) => line.length > 3 && /[ぁ-ん]|^[^ァ-ヶ]+$/.test(line))
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines, 'plain words', '2026'), { minLength: 2 }), (parts) => {
        const all = parts.join('\n')
        if (/^[\0-\x7f]*$/.test(all) || (label.includes('jp') && !/[ぁ-ん]/.test(all))) return
        expect(readText(encode(all))?.text).toBe(all)
      }),
      { numRuns: 30 },
    )
  }
})

test('letters of a large text are counted, not listed', () => {
  const match = vi.spyOn(String.prototype, 'match')
  try {
    const bytes = new TextEncoder().encode('é'.repeat(20_000))
    bytes[30_000] = 0xff
    expect(readText(bytes)).toMatchObject({ encoding: 'utf-8', isGuessed: false })
    const longest = Math.max(0, ...match.mock.results.map(({ value }) => (value as string[] | null)?.length ?? 0))
    expect(longest).toBeLessThan(10_000)
  } finally {
    match.mockRestore()
  }
})
