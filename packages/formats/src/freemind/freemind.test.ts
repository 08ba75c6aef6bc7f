import { describe, expect, it } from 'vitest'
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
        ['links', 1],
      ]),
    )
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
})
