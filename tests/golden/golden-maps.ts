const themes = ['sky-19', 'ink', 'blueprint']

/**
 * One map in both layouts and in themes whose letters are of Inter, a serif and a typewriter font. Bundled fonts have all
 * of its letters, and its emoji are pictures, so every machine draws it alike.
 */
export const goldenMaps = ['right', 'default'].flatMap((layout) => themes.map((theme) => goldenMap(layout, theme)))

/**
 * Signs of the emoji font, and characters that no bundled font has. Every machine measures them alike and gives them the same room, whatever
 * font of the system draws them.
 */
export const systemFontMaps = themes.map(systemFontMap)

export type GoldenMap = ReturnType<typeof mapOf>

function goldenMap(template: string, theme: string): GoldenMap {
  return mapOf({
    root: topic('root', '产品路线图 Roadmap 2.0', { 'font-size': 28, 'font-weight': 'bold' }, branches()),
    floating: [
      topic('aside', 'Floating, 浮动', { position: { x: -300, y: 420 } }, [topic('aside-child', 'ひらがな', {})]),
    ],
    relLine: [{ id: 'line', from: 'latin', to: 'japanese', text: 'see also 参照' }],
    ranges: [
      { id: 'summary', kind: 'summary', first: 'lines', last: 'narrow', topic: 'sum', text: '' },
      { id: 'boundary', kind: 'boundary', first: 'kana', last: 'half-width', text: 'かな' },
    ],
    callouts: [{ id: 'callout', node: 'latin', text: 'a remark, 备注 👀' }],
    style: { numbering: 'decimal' },
    template,
    theme,
  })
}

function systemFontMap(theme: string): GoldenMap {
  return mapOf({
    root: topic('root', '产品路线图 Roadmap 🚀', { 'font-size': 28, 'font-weight': 'bold' }, [
      topic('emoji', '👍🏽 👩‍🚒 👨‍👩‍👧‍👦 🇨🇳🇯🇵 ❤️ ✅ 1️⃣ ☺ ©', { priority: 9 }, [
        topic('huge', '🎉 party', { 'font-size': 48, 'font-weight': 'bold' }),
        topic('rich', 'Unbelievable 👩‍🚒 code()', {
          textRuns: [
            { text: 'Un' },
            { text: 'believable', bold: true },
            { text: ' 👩‍🚒 ' },
            { text: 'code()', family: 'Noto Sans Mono' },
          ],
        }),
      ]),
      topic('scripts', 'Languages', {}, [
        topic('system', '한국어 العربية ไทย 𠮷野家'),
        topic('half-width', '半角ｶﾀｶﾅ ﾊﾞﾅﾅ', { underline: true }),
      ]),
    ]),
    relLine: [{ id: 'line', from: 'emoji', to: 'scripts', text: 'see also 参照 👀' }],
    ranges: [{ id: 'boundary', kind: 'boundary', first: 'system', last: 'half-width', text: 'かな 🎌' }],
    callouts: [{ id: 'callout', node: 'emoji', text: 'a remark, 备注 👀' }],
    template: 'right',
    theme,
  })
}

interface MapParts {
  root: Topic
  floating?: Topic[]
  relLine: Record<string, unknown>[]
  ranges: Record<string, unknown>[]
  callouts: Record<string, unknown>[]
  style?: Record<string, unknown>
  template: string
  theme: string
}

function mapOf({ floating = [], style = {}, ...parts }: MapParts) {
  return { ...parts, floating, style, background: null, version: '1', resources: [] }
}

interface Topic {
  data: { id: string; text: string; [field: string]: unknown }
  children: Topic[]
}

function topic(id: string, text: string, more: Record<string, unknown> = {}, children: Topic[] = []): Topic {
  return { data: { ...more, id, text }, children }
}

function branches(): Topic[] {
  return [
    topic('latin', 'AVATAR To “Type,” fluffiest office', { priority: 1, progress: 50, note: 'note' }, [
      topic('long', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', { 'font-size': 17.5 }),
      topic('endless', 'x'.repeat(120), { 'font-weight': 'bold', 'font-style': 'italic' }),
      topic('link', 'https://example.com/a/very/long/path/that?does=not&fit#anywhere-at-all', {
        hyperlink: 'https://example.com/',
        note: 'two marks behind the words',
      }),
      topic('rich', 'Unbelievable, 重要（大） 👩‍🚒 code()', {
        textRuns: [
          { text: 'Un' },
          { text: 'believ', bold: true },
          { text: 'able, 重', italic: true },
          { text: '要（大）', size: 24 },
          { text: ' 👩‍🚒 ' },
          { text: 'code()', family: 'Noto Sans Mono' },
        ],
      }),
    ]),
    topic(
      'chinese',
      '学习「编程」，入门！《红楼梦》：“你好”……——完。',
      { 'font-family': 'Noto Serif SC', shape: 'hexagon' },
      [
        topic('lines', 'one\ntwo 二\n\nfour  \n  五', { 'text-align': 'right', icons: ['star', 'flag'] }),
        topic('narrow', '中文English混排123数字，100%满意；价格￥99.9元（含税）', {
          nudge: { x: 0, y: 0, width: 180 },
        }),
        topic('sum', '永'.repeat(60), { shape: 'pill' }),
      ],
    ),
    topic('japanese', '日本語のテキスト、「引用」。ちょっと待って！', { progress: 100, 'font-style': 'italic' }, [
      topic('kana', 'ファイル・コンピューター', { 'font-size': 9 }),
      topic('half-width', '半角ｶﾀｶ ﾊﾞｽ', { underline: true, formula: '\\sum_{i=1}^{n} \\frac{x_i}{\\text{速度}}' }),
    ]),
    topic('marked', '§ 5, 10x20 €, 👍🏽 👨‍👩‍👧‍👦 🇨🇳🇯🇵 ❤️ 1️⃣ 🏳️‍🌈', { priority: 9, icons: ['smile'] }, [
      topic('huge', '🎉 party', { 'font-size': 48, 'font-weight': 'bold' }),
      topic('empty', ''),
      topic('image', 'Picture 图', { resource_id: 'r1', imageSize: { width: 120, height: 80 } }),
    ]),
    topic('scripts', 'Привет, мир! Γειά σου Tiếng Việt Łódź', { layout: 'right', side: 'left' }, [
      topic('words', 'Straße naïve Dvořák'),
      topic('signs', 'tab\there, soft\u00adhyphen, cafe\u0301, ½ 5⁄8 ∑∞≠→'),
    ]),
    topic('folded', 'Folded 折叠', { expandState: 'collapse' }, [
      topic('hidden', 'not shown', {}, [topic('deeper', '深い')]),
    ]),
  ]
}
