import { deflateRawSync } from 'node:zlib'
import { scriptPayloads } from './script-payloads.ts'
import { type ZipEntry, zipBytes } from './zip-bytes.ts'

export interface HostileFile {
  readonly name: string
  readonly file: string
  bytes(): Uint8Array
  /** What may become of it: `read`, or the code it is refused with. */
  readonly allowed: readonly string[]
}

const text = (words: string) => new TextEncoder().encode(words)
const deep = 100_000

function hostile(name: string, file: string, bytes: () => Uint8Array | string, ...allowed: string[]): HostileFile {
  const made = () => {
    const all = bytes()
    return typeof all === 'string' ? text(all) : all
  }
  return { name, file, bytes: made, allowed }
}

const million = new Uint8Array(900_000)
const sheet = JSON.stringify([{ id: 's', class: 'sheet', title: 'S', rootTopic: { id: 't', title: 'Root' } }])
const content = (data: Uint8Array | string, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name: 'content.json',
  data: typeof data === 'string' ? text(data) : data,
  ...more,
})

const archives = (): HostileFile[] => [
  hostile('a bomb', 'x.xmind', () => zipBytes([content(new Uint8Array(60_000_000))]), 'too-large'),
  hostile(
    'a bomb that says it is small',
    'x.xmind',
    () => zipBytes([content(new Uint8Array(60_000_000), { saidSize: 10 })]),
    'too-large',
  ),
  hostile(
    'a size that is larger than the file',
    'x.xmind',
    () => zipBytes([content(sheet, { saidPacked: 0x7fff_ffff })]),
    'format',
    'too-large',
  ),
  hostile(
    'entries that lie on the same bytes',
    'x.xmind',
    () =>
      zipBytes(
        Array.from({ length: 900 }, (_, nth) => ({
          ...content(million),
          name: nth === 0 ? 'content.json' : `resources/${nth}.png`,
        })),
        { isShared: true },
      ),
    'format',
    'too-large',
  ),
  hostile(
    'an archive in an archive',
    'x.xmind',
    () => zipBytes([{ name: 'content.json', data: zipBytes([content(new Uint8Array(50_000_000))]) }]),
    'format',
  ),
  hostile(
    'more entries than anybody needs',
    'x.xmind',
    () => zipBytes(Array.from({ length: 5_000 }, (_, nth) => ({ name: `${nth}`, data: new Uint8Array() }))),
    'too-large',
  ),
  hostile(
    'names that lead out',
    'x.xmind',
    () =>
      zipBytes([
        content(sheet),
        ...['../../etc/passwd', '/etc/passwd', 'C:\\x', '..\\..\\x', 'a\0b', 'a/../../b'].map((name) => ({
          name,
          data: text('x'),
        })),
      ]),
    'read',
  ),
  hostile(
    'only names that lead out',
    'x.xmind',
    () => zipBytes([{ name: '../content.json', data: text(sheet) }]),
    'format',
  ),
  hostile('a symbolic link', 'x.xmind', () => zipBytes([content('/etc/passwd', { mode: 0o12_0777 })]), 'format'),
  hostile('the same name twice', 'x.xmind', () => zipBytes([content(sheet), content('{}')]), 'read'),
  hostile('a locked entry', 'x.xmind', () => zipBytes([content(sheet, { flags: 1 })]), 'encrypted'),
  hostile('an archive that ends early', 'x.xmind', () => zipBytes([content(sheet)]).subarray(0, 60), 'format'),
  hostile(
    'a project with paths',
    'x.ramify',
    () =>
      zipBytes([
        {
          name: 'ramify.json',
          data: text(
            JSON.stringify({
              schema: 1,
              documents: [{ title: '../x', kind: 'mindmap', resources: [{ id: '../../r', name: '../../etc/passwd' }] }],
            }),
          ),
        },
        {
          name: 'documents/0.json',
          data: text(JSON.stringify({ version: '70', root: { data: { id: 'r', text: 'x' }, children: [] } })),
        },
        { name: 'resources/0/0', data: text('x') },
      ]),
    'read',
    'format',
  ),
  hostile(
    'a diagram that unpacks to far more',
    'x.drawio',
    () => `<mxfile><diagram>${deflateRawSync(new Uint8Array(60_000_000)).toString('base64')}</diagram></mxfile>`,
    'too-large',
  ),
  hostile(
    'a hundred pages that are each as large as a file may be',
    'x.drawio',
    () => {
      const page = packedModel('<mxCell id="a"/>'.repeat(50_000))
      return `<mxfile>${`<diagram>${page}</diagram>`.repeat(100)}</mxfile>`
    },
    'too-large',
  ),
  hostile(
    'a library of large entries',
    'x.xml',
    () => {
      const xml = packedModel('<mxCell id="a"/>'.repeat(50_000))
      return `<mxlibrary>${JSON.stringify(Array.from({ length: 100 }, () => ({ xml, w: 1, h: 1 })))}</mxlibrary>`
    },
    'too-large',
  ),
  hostile(
    'a page of large diagrams',
    'x.html',
    () => {
      const said = JSON.stringify({ xml: packedModel(`<mxCell id="${'x'.repeat(10_000_000)}"/>`) })
      return `<!doctype html>${`<div class="mxgraph" data-mxgraph='${said}'></div>`.repeat(50)}`
    },
    'too-large',
  ),
]

const packedModel = (cells: string) =>
  deflateRawSync(`<mxGraphModel><root>${cells}</root></mxGraphModel>`).toString('base64')

const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, nth) => `<!ENTITY ${'abcdefghijklmnopqrstu'[nth + 1]} "${`&${'abcdefghijklmnopqrstu'[nth]};`.repeat(10)}">`).join('')}]>`
const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "http://127.0.0.1:9/x"><!ENTITY % b SYSTEM "file:///etc/passwd"> %b;]>'

const roots: readonly (readonly [file: string, open: string, close: string, nest: string])[] = [
  ['x.opml', '<opml version="2.0"><body><outline text="&u;">', '</outline></body></opml>', 'outline'],
  ['x.mm', '<map version="1.0.1"><node TEXT="&u;">', '</node></map>', 'node'],
  [
    'x.drawio',
    '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0" value="&u;"/>',
    '</root></mxGraphModel>',
    'mxCell',
  ],
]

function xml(): HostileFile[] {
  return roots.flatMap(([file, open, close, nest]) => [
    hostile(`a billion laughs, ${file}`, file, () => `<?xml version="1.0"?>${laughs}${open}${close}`, 'format'),
    hostile(`entities from elsewhere, ${file}`, file, () => `<?xml version="1.0"?>${outside}${open}${close}`, 'format'),
    hostile(
      `${deep} levels, ${file}`,
      file,
      () => open + `<${nest} TEXT="a" text="a">`.repeat(deep) + `</${nest}>`.repeat(deep) + close,
      'read',
      'format',
      'too-large',
    ),
    hostile(`levels that never end, ${file}`, file, () => open + `<${nest}>`.repeat(deep), 'format', 'too-large'),
    hostile(`a million elements, ${file}`, file, () => open + `<${nest}/>`.repeat(1_000_000) + close, 'too-large'),
    hostile(
      `bytes that are no UTF-8, ${file}`,
      file,
      () => Buffer.concat([text(open), Uint8Array.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]), text(close)]),
      'read',
      'format',
    ),
    hostile(`half a file, ${file}`, file, () => (open + close).slice(0, (open + close).length / 2), 'format'),
    hostile(`nothing but an end, ${file}`, file, () => close, 'format'),
  ])
}

function nested(): HostileFile[] {
  const objects = (key: string) => `${`{"data":{"text":"a"},"${key}":[`.repeat(deep)}${']}'.repeat(deep)}`
  const lines = (mark: string) => Array.from({ length: 1_500 }, (_, nth) => `${' '.repeat(nth * 2)}${mark}a`).join('\n')
  return [
    hostile(
      'deep JSON',
      'x.json',
      () => `{"version":"70","root":${objects('children')}}`,
      'read',
      'format',
      'too-large',
    ),
    hostile(
      'deep arrays',
      'x.json',
      () => `{"version":"70","root":${'['.repeat(deep)}${']'.repeat(deep)}}`,
      'read',
      'format',
      'too-large',
    ),
    hostile('deep JSON of KityMinder', 'x.km', () => `{"root":${objects('children')}}`, 'read', 'format', 'too-large'),
    hostile(
      'deep JSON of XMind',
      'x.xmind',
      () =>
        zipBytes([
          content(`[{"rootTopic":${`{"title":"a","children":{"attached":[`.repeat(50_000)}${']}}'.repeat(50_000)}}]`),
        ]),
      'read',
      'format',
      'too-large',
    ),
    hostile(
      'a deep flowchart',
      'x.json',
      () =>
        `{"kind":"flowchart","pages":[{"items":[${'{"type":"shape","children":['.repeat(deep)}${']}'.repeat(deep)}]}]}`,
      'read',
      'format',
      'too-large',
    ),
    hostile('deep lists', 'x.md', () => lines('- '), 'read'),
    hostile('deep lines', 'x.txt', () => lines(''), 'read'),
    hostile('a deep mind map', 'x.mmd', () => `mindmap\n${lines('')}`, 'read'),
    hostile(
      'deep groups',
      'x.mmd',
      () => `flowchart TD\n${'subgraph a\n'.repeat(3_000)}b${'\nend'.repeat(3_000)}`,
      'read',
    ),
    hostile(
      'deep HTML in a label',
      'x.drawio',
      () =>
        `<mxGraphModel><root><mxCell id="a" vertex="1" style="html=1" value="${'&lt;div&gt;'.repeat(50_000)}x"/></root></mxGraphModel>`,
      'read',
    ),
    hostile(
      'deep HTML in a note',
      'x.mm',
      () =>
        `<map><node TEXT="a"><richcontent TYPE="NOTE"><html><body>${'<p>'.repeat(50_000)}x${'</p>'.repeat(50_000)}</body></html></richcontent></node></map>`,
      'read',
      'too-large',
    ),
    hostile(
      'cells in themselves',
      'x.drawio',
      () =>
        `<mxGraphModel><root>${Array.from({ length: 5_000 }, (_, nth) => `<mxCell id="${nth}" parent="${(nth + 1) % 5_000}" vertex="1"/>`).join('')}</root></mxGraphModel>`,
      'read',
    ),
    hostile(
      'cells in cells',
      'x.drawio',
      () =>
        `<mxGraphModel><root>${Array.from({ length: 3_000 }, (_, nth) => `<mxCell id="c${nth}" parent="c${nth - 1}" vertex="1"/>`).join('')}</root></mxGraphModel>`,
      'read',
    ),
    hostile('a line of brackets', 'x.md', () => '['.repeat(300_000), 'read'),
    hostile(
      'prototype keys',
      'x.json',
      () =>
        '{"version":"70","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"root":{"data":{"id":"a","text":"a","__proto__":{"polluted":1}},"children":[]},"relLine":[]}',
      'read',
      'format',
    ),
    hostile(
      'prototype keys of a flowchart',
      'x.json',
      () => '{"kind":"flowchart","pages":[{"items":[{"type":"shape","__proto__":{"polluted":1}}]}]}',
      'read',
      'format',
    ),
    hostile(
      'prototype keys of XMind',
      'x.xmind',
      () => zipBytes([content('[{"rootTopic":{"title":"a","__proto__":{"polluted":1}}}]')]),
      'format',
      'read',
    ),
    hostile(
      'prototype names in XML',
      'x.opml',
      () => '<opml version="2.0"><body><outline text="a" __proto__="b" constructor="c"/></body></opml>',
      'read',
      'format',
    ),
    hostile(
      'prototype names in draw.io',
      'x.drawio',
      () =>
        '<mxGraphModel><root><mxCell id="__proto__" vertex="1" style="__proto__;shape=__proto__;constructor=1"/><mxCell id="constructor" parent="__proto__" vertex="1"/></root></mxGraphModel>',
      'read',
    ),
    hostile('nothing', 'x.xmind', () => '', 'format'),
    hostile('zeros', 'x.md', () => new Uint8Array(1_000), 'format'),
  ]
}

const escaped = (words: string) => words.replace(/[&<>"\t\n]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One file of each format with the payload wherever there is text, an address, a colour or a name. */
function scripts(payload: string, nth: number): HostileFile[] {
  const x = escaped(payload)
  const json = JSON.stringify(payload)
  const label = payload.replace(/\s+/g, ' ')
  return [
    hostile(
      `script ${nth}, opml`,
      'x.opml',
      () =>
        `<opml version="2.0"><head><title>${x}</title></head><body><outline text="${x}" _note="${x}" url="${x}" created="${x}" own="${x}"/></body></opml>`,
      'read',
    ),
    hostile(
      `script ${nth}, mm`,
      'x.mm',
      () =>
        `<map><node TEXT="${x}" LINK="${x}" COLOR="${x}" BACKGROUND_COLOR="${x}" STYLE="${x}" ID="${x}"><icon BUILTIN="${x}"/><font NAME="${x}"/><richcontent TYPE="NOTE"><html><body>${x}</body></html></richcontent><attribute NAME="${x}" VALUE="${x}"/><node TEXT="b"><cloud COLOR="${x}"/><arrowlink DESTINATION="${x}" MIDDLE_LABEL="${x}"/></node></node></map>`,
      'read',
    ),
    hostile(
      `script ${nth}, km`,
      'x.km',
      () =>
        `{"root":{"data":{"id":${json},"text":${json},"note":${json},"hyperlink":${json},"image":${json},"color":${json},"background":${json},"font-family":${json},"resource":[${json}],"own":${json}},"children":[]},"template":${json},"theme":${json}}`,
      'read',
    ),
    hostile(
      `script ${nth}, json`,
      'x.json',
      () =>
        `{"version":"70","root":{"data":{"id":"a","text":${json},"note":${json},"hyperlink":${json},"resource_id":${json},"color":${json},"background":${json},"font-family":${json},"labels":[${json}],"icons":[${json}],"shape":${json}},"children":[]},"relLine":[],"theme":${json},"template":${json}}`,
      'read',
      'format',
    ),
    hostile(
      `script ${nth}, xmind`,
      'x.xmind',
      () =>
        zipBytes([
          content(
            `[{"title":${json},"rootTopic":{"title":${json},"href":${json},"labels":[${json}],"markers":[{"markerId":${json}}],"notes":{"plain":{"content":${json}},"realHTML":{"content":${json}}},"image":{"src":${json}},"style":{"properties":{"svg:fill":${json},"fo:color":${json}}}}}]`,
          ),
        ]),
      'read',
    ),
    hostile(
      `script ${nth}, drawio`,
      'x.drawio',
      () =>
        `<mxfile><diagram name="${x}" id="${x}"><mxGraphModel background="${x}"><root><mxCell id="0"/><mxCell id="1" parent="0"/><UserObject id="a" label="${x}" link="${x}" tooltip="${x}" own="${x}"><mxCell vertex="1" parent="1" style="html=1;fillColor=${x};fontFamily=${x};image=${x};shape=${x}"><mxGeometry width="9" height="9" as="geometry"/></mxCell></UserObject><mxCell id="e" edge="1" parent="1" source="a" target="a" value="${x}" style="html=1;strokeColor=${x}"><mxGeometry relative="1" as="geometry"/></mxCell></root></mxGraphModel></diagram></mxfile>`,
      'read',
      'format',
    ),
    hostile(
      `script ${nth}, mermaid`,
      'x.mmd',
      () =>
        `flowchart TD\n  a["${label.replaceAll('"', '#quot;')}"] -->|"${label.replaceAll('"', '')}"| b[${label}]\n  style a fill:${label}\n  click a href "${label.replaceAll('"', '')}" "tip"`,
      'read',
    ),
    hostile(
      `script ${nth}, markdown`,
      'x.md',
      () => `# ${label}\n\n- [x](<${label}>)\n- ![${label}](${label})\n- ${label}\n\n> ${label}\n`,
      'read',
    ),
    hostile(`script ${nth}, text`, 'x.txt', () => `a\n\t${label}\n`, 'read'),
  ]
}

/** Made when they are asked for: some are large. */
export const hostileFiles: readonly HostileFile[] = [
  ...archives(),
  ...xml(),
  ...nested(),
  ...scriptPayloads.flatMap(scripts),
]
