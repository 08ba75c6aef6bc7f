import type { NodeContent } from '@ramify/document'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

/** As an outline, two spaces a level; ⏎ for a line break in a topic. */
function outlineOf(forest: readonly NodeContent[] | null, indent = ''): string[] | undefined {
  return forest?.flatMap(({ text, children = [] }) => [
    indent + wordsOf(text).replaceAll('\n', '⏎'),
    ...(outlineOf(children, `${indent}  `) ?? []),
  ])
}

const wordsOf = (text: NodeContent['text'] = '') =>
  typeof text === 'string' ? text : text.runs.map((run) => run.text).join('')

/** An item as Word for Windows writes it; Outlook and WPS do the same. */
const wordItem = (level: number, words: string, marker = '·') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level / 2}in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level}
lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${words}<o:p></o:p></p>`

describe('lists of Word', () => {
  test('are nested and without their bullets', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoListParagraph {margin:0in}</style>
<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body lang=EN-US><!--StartFragment-->
${wordItem(1, 'Fruit')}${wordItem(2, 'Apple &amp; pear', 'o')}${wordItem(3, 'Cox&#8217;s\n<b>Orange</b>', '§')}${wordItem(1, 'Bread', '2.')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
    expect(outlineOf(readHtml(html))).toEqual(['Fruit', '  Apple & pear', '    Cox’s Orange', 'Bread'])
  })

  test('below headings, which may be numbered too', () => {
    const html = `<h1 style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1<span>&nbsp; </span></span><![endif]>Plan</h1>
      ${wordItem(1, 'first')}<p class=MsoNormal>loose</p>${wordItem(1, 'second')}`
    expect(outlineOf(readHtml(html))).toEqual(['Plan', '  first', '  loose', '  second'])
  })

  test('with dashed conditions, as on a Mac', () => {
    const html = `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]-->·&nbsp; <!--[endif]-->one</p>
      <p class="MsoListBullet2" style="mso-list:l3 level1 lfo4"><!--[if !supportLists]-->·&nbsp; <!--[endif]-->two</p>`
    expect(outlineOf(readHtml(html))).toEqual(['one', '  two'])
  })

  test('that a browser has cleaned: by the name of the style and the indentation', () => {
    const item = (margin: string, words: string) =>
      `<p class="MsoListParagraphCxSpMiddle" style="margin: 0in 0in 8pt ${margin}; text-indent: -0.25in;"><span>·<span>&nbsp;&nbsp;&nbsp; </span></span>${words}</p>`
    expect(outlineOf(readHtml(`${item('0.5in', 'mso list')}${item('72pt', 'b')}${item('48px', 'c')}`))).toEqual([
      'mso list',
      '  b',
      'c',
    ])
  })

  test('in a browser: each item in a list of its own, with its level beside it', () => {
    const item = (level: number, words: string) =>
      `<div class="ListContainerWrapper"><ul><li data-aria-posinset="1" data-aria-level="${level}"><p><span>${words}</span></p></li></ul></div>`
    expect(outlineOf(readHtml(item(1, 'a') + item(2, 'b') + item(3, 'c') + item(1, 'd')))).toEqual([
      'a',
      '  b',
      '    c',
      'd',
    ])
  })

  test('of any shape keep their levels', () => {
    const steps = fc.array(fc.integer({ min: -8, max: 1 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(steps, (changes) => {
        let level = 0
        const levels = changes.map((change) => (level = Math.min(Math.max(level + change, 1), 9)))
        const html = levels.map((each, nth) => wordItem(each, `topic ${nth}`)).join('\n')
        expect(outlineOf(readHtml(html))).toEqual(levels.map((each, nth) => `${'  '.repeat(each - 1)}topic ${nth}`))
      }),
    )
  })
})

describe('cells of a sheet', () => {
  const sheet = (rows: string[]) =>
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";}--></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 style='border-collapse:collapse;width:96pt'><!--StartFragment-->
<col width=64 span=2 style='width:48pt'>${rows.join('\n')}<!--EndFragment--></table></body></html>`
  const row = (...cells: string[]) =>
    `<tr height=20>${cells.map((words) => `<td class=xl65 style='height:15.0pt'>${words}</td>`).join('')}</tr>`

  test('are a topic a row, with the other cells below the first', () => {
    const html = sheet([row('Oslo', '709,037', '8 &deg;C'), row('Bergen', '', '10'), row('&nbsp;', ' ', '')])
    expect(outlineOf(readHtml(html))).toEqual(['Oslo', '  709,037', '  8 °C', 'Bergen', '  10'])
  })

  test('of one column are topics beside each other', () => {
    expect(outlineOf(readHtml(sheet([row('a'), row('b'), row('c')])))).toEqual(['a', 'b', 'c'])
  })

  test('in steps are a tree, joined cells too', () => {
    const steps = sheet([
      row('Phase 1', 'Design', 'Wireframes'),
      row('', '', 'Mockups'),
      row('', 'Build'),
      row('Phase 2'),
    ])
    const tree = ['Phase 1', '  Design', '    Wireframes', '    Mockups', '  Build', 'Phase 2']
    expect(outlineOf(readHtml(steps))).toEqual(tree)
    const joined = `<table><tr><td rowspan=3>Phase 1<td rowspan=2>Design<td>Wireframes<tr><td>Mockups<tr><td>Build<tr><td>Phase 2</table>`
    expect(outlineOf(readHtml(joined))).toEqual(tree)
  })

  test('stand below the heading or item that they are in', () => {
    const table = `<table>${row('a', 'b')}${row('c', 'd')}</table>`
    expect(outlineOf(readHtml(`<h2>Seas</h2>${table}<p>after</p>`))).toEqual([
      'Seas',
      '  a',
      '    b',
      '  c',
      '    d',
      '  after',
    ])
    expect(outlineOf(readHtml(`<ul><li>one${table}</li><li>two</li></ul>`))).toEqual([
      'one',
      '  a',
      '    b',
      '  c',
      '    d',
      'two',
    ])
  })

  test('that lay a page out are no table', () => {
    const html = '<table><tr><td>Menu</td><td><h1>Title</h1><ul><li>a</li></ul></td></tr></table>'
    expect(outlineOf(readHtml(html))).toEqual(['Menu', 'Title', '  a'])
  })
})

describe('web pages', () => {
  test('lists and headings, whatever is between them', () => {
    const html =
      '<h2>Sea</h2><p>salt</p><ul><li>calm <b>water</b><ul><li><a href="https://example.org" title="tip">deep</a></li></ul></li>' +
      '<li><p>waves</p><p>high</p></li></ul><h2 style="color:red">Land</h2><script>if (1 < 2) alert("<li>no</li>")</script>' +
      '<ol><li>hills<br>green<li style="display:none">hidden<li>unclosed</ol>'
    const forest = readHtml(html)
    expect(outlineOf(forest)).toEqual([
      'Sea',
      '  salt',
      '  calm water',
      '    deep',
      '  waves⏎high',
      'Land',
      '  hills⏎green',
      '  unclosed',
    ])
    const calm = forest?.[0]?.children?.[1]
    expect(calm?.text).toEqual({
      runs: [
        { text: 'calm ', attributes: {} },
        { text: 'water', attributes: { bold: true } },
      ],
    })
    expect(calm?.children?.[0]?.link).toEqual({ url: 'https://example.org', tip: 'tip' })
  })

  test('formats by tags and by styles, which win', () => {
    const html =
      '<b style="font-weight:normal"><ul><li>plain <span style="font-weight:700;font-family:\'a;b\'">bold</span> <i>slanted</i> ' +
      '<span style="text-decoration:underline line-through">both</span></li></ul></b>'
    expect(readHtml(html)?.[0]?.text).toEqual({
      runs: [
        { text: 'plain ', attributes: {} },
        { text: 'bold', attributes: { bold: true } },
        { text: ' ', attributes: {} },
        { text: 'slanted', attributes: { italic: true } },
        { text: ' ', attributes: {} },
        { text: 'both', attributes: { underline: true, strike: true } },
      ],
    })
  })

  test.each(['<p>words alone</p>', 'a < b', '', '<table><tr><td>one cell</td></tr></table>', '<!-- <li> -->'])(
    'nothing to nest: %s',
    (html) => expect(readHtml(html)).toBe(null),
  )

  test('addresses that run something are left out', () => {
    expect(readHtml('<li><a href="javascript:alert(1)">x</a></li>')?.[0]?.link).toBe(null)
  })

  test('anything at all is read without a fault', () => {
    const piece = fc.constantFrom(
      ...[
        '<ul>',
        '<li>',
        '</ul>',
        '<p',
        '>',
        '"',
        "'",
        '=',
        '<table><tr><td>',
        '</td>',
        '<!--',
        '-->',
        '<![if !supportLists]>',
        '<h1>',
      ],
      ...[
        '</',
        '<',
        '&amp',
        '&#xd800;',
        '&#1114112;',
        'a',
        ' ',
        'style="mso-list:l0 level3"',
        '<style>',
        '</style>',
        '<br/>',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        readHtml(`<li>${pieces.join('')}`)
      }),
    )
  })

  test('however deep and however long', () => {
    expect(readHtml(`${'<div>'.repeat(20_000)}<ul><li>x`)).not.toBe(null)
    expect(readHtml('<ul><li>'.repeat(20_000))).not.toBe(null)
    expect(readHtml(`<li>${'<a href="x '.repeat(50_000)}`)).not.toBe(null)
  })

  // Each of these would take minutes if what was read was copied or searched once for each piece.
  test.each([
    '<tr><td colspan=100>a',
    '<br>',
    'a<br> ',
    '<p>a',
    '<li',
    '<a b="',
    '<![',
    '&',
    '<td rowspan=99 colspan=99>x',
  ])('forty thousand times %s is read', (piece) => {
    const all = piece.repeat(40_000)
    expect(readHtml(`<li>${all}x</li>`)).not.toBe(null)
    expect(readHtml(`<ul><li>x</ul><table><tr>${all}`)).not.toBe(null)
  })
})
