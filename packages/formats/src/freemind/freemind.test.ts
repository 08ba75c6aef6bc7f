import { describe, expect, it } from 'vitest'
import type { ReadDocument } from '../files/file-format.ts'
import { formats } from '../files/formats.ts'
import { readFile } from '../files/read-file.ts'

const source = `<map version="freeplane 1.9.13">
<!-- a comment -->
<node TEXT="Root" ID="ID_1" CREATED="1662920674491" FOLDED="true">
<hook NAME="MapStyle"><properties show_icons="true"/></hook>
<font NAME="Inter" SIZE="18" BOLD="true"/>
<node TEXT="Left" POSITION="left" ID="ID_2" COLOR="#FF0000" LINK="#ID_4" STYLE="bubble" VSHIFT="12">
<edge COLOR="#00ff00" WIDTH="thin"/><cloud COLOR="#f0f0f0"/>
<icon BUILTIN="full-2"/><icon BUILTIN="button_ok"/><icon BUILTIN="penguin"/><icon BUILTIN="75%"/>
<richcontent TYPE="NOTE"><html><body><p>One <b>bold</b></p><p>two</p></body></html></richcontent>
</node>
<node POSITION="right" ID="ID_3" FOLDED="true" LINK="C:\\plans.doc">
<richcontent TYPE="NODE"><html><head/><body><p>Rich <i>words</i></p><img src="a.png"/></body></html></richcontent>
<node TEXT="Deep" ID="ID_4"><arrowlink DESTINATION="ID_2" STARTARROW="None" ENDARROW="Default" MIDDLE_LABEL="see"/></node>
</node>
</node>
</map>`

describe('FreeMind files', () => {
  it('are read with everything a map of ours has, and the rest is kept', () => {
    const read = readFile('plan.mm', new TextEncoder().encode(source))
    if (!read.ok || read.documents[0]?.kind !== 'mindmap') throw new Error('not read')
    const [{ content, report }] = read.documents
    expect(content.template).toBe('default')
    expect(content.root.data).toMatchObject({ id: 'ID_1', text: 'Root', 'font-size': 18, 'font-weight': 'bold' })
    expect(content.root.data.expandState).toBeUndefined()
    const [left, right] = content.root.children
    expect(left?.data).toMatchObject({
      text: 'Left',
      side: 'left',
      color: '#ff0000',
      shape: 'rounded',
      hyperlink: '#node:ID_4',
      priority: 2,
      progress: 75,
      icons: ['symbol-check', 'freemind-penguin'],
      note: 'One bold\ntwo',
      'connect-width': 1,
    })
    expect(right?.data).toMatchObject({ text: 'Rich words', expandState: 'collapse' })
    expect(content.relLine).toMatchObject([{ from: 'ID_4', to: 'ID_2', text: 'see' }])
    expect(content.ranges).toMatchObject([{ kind: 'boundary', first: 'ID_2', last: 'ID_2' }])
    const count = (fate: string) => report.filter((row) => row.fate === fate).map(({ part, count }) => [part, count])
    expect(count('imported')).toEqual(
      expect.arrayContaining([
        ['topics', 4],
        ['markers', 3],
        ['notes', 1],
        ['links', 1],
        ['relations', 1],
        ['boundaries', 1],
      ]),
    )
    expect(count('kept')).toEqual(
      expect.arrayContaining([
        ['other', 1],
        ['images', 1],
      ]),
    )
    expect(count('approximated')).toContainEqual(['links', 1])
    const written = formats.freemind.writer.write(read.documents)
    for (const part of ['show_icons', 'VSHIFT="12"', 'penguin', 'src="a.png"', 'LINK="C:\\plans.doc"', 'LINK="#ID_4"'])
      expect(written).toContain(part)
  })

  it('take attributes that say when and by whom something is done, and keep the others', () => {
    const attributes =
      '<attribute NAME="Due" VALUE="2026-11-13"/><attribute NAME="who knows" VALUE="1"/><attribute NAME="start" VALUE="soon"/>'
    const file = `<map version="1.1.0"><node TEXT="R">${attributes}</node></map>`
    const read = readFile('a.mm', new TextEncoder().encode(file))
    if (!read.ok || read.documents[0]?.kind !== 'mindmap') throw new Error('not read')
    const [document] = read.documents
    expect(document.content.root.data.task).toEqual({ due: '2026-11-13' })
    const written = String(formats.freemind.writer.write([document]))
    for (const name of ['due', 'who knows', 'start']) expect(written.split(`NAME="${name}"`)).toHaveLength(2)
    expect(written).toContain('VALUE="soon"')
  })

  const topicsOf = (xml: string, name = 'a.mm') => {
    const read = readFile(name, new TextEncoder().encode(xml))
    if (!read.ok || read.documents[0]?.kind !== 'mindmap') throw new Error('not read')
    const [document] = read.documents
    return { document, content: document.content, root: document.content.root, report: document.report }
  }
  const again = (document: ReadDocument) => topicsOf(String(formats.freemind.writer.write([document])))

  it('of Freeplane have summaries, formulas, styles, a paper and sides of their own', () => {
    const summary = '<hook NAME="SummaryNode"/><hook NAME="AlwaysUnfoldedNode"/>'
    const file = `\ufeff<map version="freeplane 1.11.1"><attribute_registry SHOW_ATTRIBUTES="hide"/>
<node LOCALIZED_TEXT="new_mindmap" ID="ID_0"><hook NAME="MapStyle" background="#f9f9f8ff"><properties a="b"/>
<map_styles><stylenode LOCALIZED_TEXT="styles.root_node"><stylenode LOCALIZED_TEXT="styles.user-defined">
<stylenode TEXT="Mine" COLOR="#ff0000" STYLE="bubble"><font BOLD="true"/></stylenode></stylenode></stylenode></map_styles></hook>
<node TEXT="a" ID="ID_A" POSITION="bottom_or_right" STYLE_REF="Mine" COLOR="#0000ff80"/>
<node TEXT="" POSITION="bottom_or_right"><hook NAME="FirstGroupNode"/></node>
<node TEXT="b" ID="ID_B" POSITION="bottom_or_right" STYLE="as_parent"><hook EQUATION="\\int x" NAME="plugins/latex/LatexNodeHook.properties"/></node>
<node TEXT="x" ID="ID_X" POSITION="top_or_left"/>
<node TEXT="c" ID="ID_C" POSITION="bottom_or_right"><arrowlink DESTINATION="ID_A" STARTARROW="DEFAULT" ENDARROW="NONE"/><arrowlink DESTINATION="gone"/></node>
<node TEXT="" POSITION="bottom_or_right">${summary}<node TEXT="both"/></node>
<node TEXT="" POSITION="top_or_left">${summary}<node TEXT="alone"><node TEXT="deep"/></node></node>
</node></map>`
    const first = topicsOf(file, 'Plan.mm')
    for (const { content, root } of [first, again(first.document)]) {
      expect(root.data.text).toBe('Plan')
      expect(content.background).toEqual({ color: '#f9f9f8' })
      expect(root.children.map(({ data }) => data.text).sort()).toEqual(['a', 'b', 'c', 'x'])
      const [a, b] = ['a', 'b'].map((text) => root.children.find(({ data }) => data.text === text)?.data)
      expect(a).toMatchObject({ color: '#0000ff', shape: 'rounded', 'font-weight': 'bold', side: 'right' })
      expect(b).toMatchObject({ formula: '\\int x' })
      const ranges = content.ranges?.map(({ kind, first, last, text }) => [kind, first, last, text].join(' ')).sort()
      expect(ranges).toEqual(['summary ID_B ID_C both', 'summary ID_X ID_X alone'])
      expect(content.floating).toMatchObject([{ data: { text: 'alone' }, children: [{ data: { text: 'deep' } }] }])
      expect(content.relLine).toMatchObject([{ look: { startArrow: 'open', endArrow: 'none' } }])
    }
    const written = String(formats.freemind.writer.write([first.document]))
    for (const part of ['STYLE="as_parent"', 'STYLE_REF="Mine"', 'DESTINATION="gone"', '<map_styles>'])
      expect(written).toContain(part)
  })

  it('have notes, details and words as HTML, plain and in hooks, also of old versions', () => {
    const file = `<map version="0.8.1"><node TEXT="&lt;html&gt;&lt;p&gt;Old &lt;b&gt;words&lt;/b&gt;">
<node TEXT="hook"><hook NAME="accessories/plugins/NodeNote.properties"><text>from a hook</text></hook></node>
<node TEXT="plain"><richcontent CONTENT-TYPE="plain/markdown" TYPE="NOTE"><text># not HTML</text></richcontent></node>
<node TEXT="both"><richcontent TYPE="DETAILS"><html><body><p>first&nbsp;one</p></body></html></richcontent>
<richcontent TYPE="NOTE"><html><body><p>second</p></body></html></richcontent></node>
<node TEXT="none"><richcontent TYPE="DETAILS" CONTENT-TYPE="plain/auto"/><richcontent TYPE="NOTE"/></node>
<node TEXT="locked" ENCRYPTED_CONTENT="abc"/>
</node></map>`
    const { root, report, document } = topicsOf(file)
    expect(root.data.text).toBe('Old words')
    expect(root.children.map(({ data }) => data.note)).toEqual([
      'from a hook',
      '# not HTML',
      'first one\nsecond',
      undefined,
      undefined,
    ])
    expect(report).toContainEqual(expect.objectContaining({ fate: 'kept', was: 'encrypted' }))
    expect(String(formats.freemind.writer.write([document]))).toContain('ENCRYPTED_CONTENT="abc"')
  })

  it('have colours, sizes and fonts of single words, and say what words do not keep', () => {
    const body =
      '<p>plain <font color="#FF0000" face="Georgia">red</font> <span style="color: #00ff00; font-size: 18pt; background-color: #ffff00">large</span></p><p style="text-align: center"><a href="https://example.org/">there</a></p><ul><li><font size="5">one</font></li></ul>'
    const { document, root, report } = topicsOf(
      `<map><node><richcontent TYPE="NODE"><html><head/><body>${body}</body></html></richcontent></node></map>`,
    )
    expect(root.data.textRuns).toEqual([
      { text: 'plain ' },
      { text: 'red', color: '#ff0000', family: 'Georgia' },
      { text: ' ' },
      { text: 'large', color: '#00ff00', size: 24 },
      { text: '\n' },
      { text: 'there' },
      { text: '\n' },
      { text: 'one' },
    ])
    expect(again(document).root.data.textRuns).toEqual(root.data.textRuns)
    const lost = report.filter(({ fate }) => fate !== 'imported').map(({ fate, part, was }) => [fate, part, was])
    expect(lost.sort()).toEqual([
      ['approximated', 'styles', 'background-color'],
      ['approximated', 'styles', 'font size'],
      ['approximated', 'styles', 'text-align'],
      ['approximated', 'styles', 'ul'],
      ['dropped', 'links', 'https://example.org/'],
    ])
  })

  it('say which attributes of nodes are only kept', () => {
    const file =
      '<map><node TEXT="R" MODIFIED="1" MIN_WIDTH="4 cm"><node TEXT="S" MIN_WIDTH="1 cm" STYLE="cube"/></node></map>'
    const { document, report } = topicsOf(file)
    const kept = report.filter(({ fate }) => fate === 'kept').map(({ part, was, count }) => [part, was, count])
    expect(kept).toEqual([
      ['other', 'MIN_WIDTH', 2],
      ['styles', 'STYLE cube', 1],
    ])
    expect(String(formats.freemind.writer.write([document]))).toContain('MIN_WIDTH="4 cm"')
  })

  it('that have pictures in them bring these, and keep where others are', () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { document, root } = topicsOf(
      `<map><node TEXT="R"><hook URI="data:image/png;base64,${png}" NAME="ExternalObject"/><node TEXT="S"><hook URI="a.png" SIZE="0.5" NAME="ExternalObject"/></node></node></map>`,
    )
    expect(document.resources).toHaveLength(1)
    expect(root.data.resource_id).toBe(document.resources[0]?.id)
    expect(document.report.map(({ fate, part }) => `${fate} ${part}`)).toEqual([
      'imported topics',
      'imported images',
      'kept images',
    ])
  })

  it('with names of prototypes are read like any others', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const { root, content } = topicsOf(
        `<map><node TEXT="R" STYLE="${name}" STYLE_REF="${name}" ${name}="x"><edge STYLE="${name}" DASH="${name}"/><node TEXT="S"><cloud SHAPE="${name}"/><icon BUILTIN="${name}"/></node></node></map>`,
      )
      expect(root.data.shape).toBeUndefined()
      expect(content.ranges).toEqual([expect.not.objectContaining({ look: expect.anything() })])
    }
  })
})
