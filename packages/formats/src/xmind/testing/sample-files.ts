import { writeZip } from '../../zip/write-zip.ts'

/** The smallest picture there is, so wide and so high as its header says. */
export function picture(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

export const jsonFile = (sheets: unknown, more: { readonly [name: string]: Uint8Array | string } = {}): Uint8Array =>
  writeZip(new Map<string, Uint8Array | string>([['content.json', JSON.stringify(sheets)], ...Object.entries(more)]))

export const oldFile = (content: string, more: { readonly [name: string]: Uint8Array | string } = {}): Uint8Array =>
  writeZip(new Map<string, Uint8Array | string>([['content.xml', content], ...Object.entries(more)]))

/** One of everything, in today's form. */
const richSheets = [
  {
    id: 'sheet-1',
    class: 'sheet',
    revisionId: 'r-1',
    title: 'First',
    rootTopic: {
      id: 'root',
      class: 'topic',
      title: 'Plan',
      structureClass: 'org.xmind.ui.map.unbalanced',
      numbering: { numberFormat: 'org.xmind.numbering.roman', depth: 'tree' },
      extensions: [
        { provider: 'org.xmind.ui.map.unbalanced', content: [{ name: 'right-number', content: '2' }] },
        { provider: 'org.xmind.ui.skeleton.structure.style', content: { centralTopic: 'org.xmind.ui.logic.right' } },
      ],
      children: {
        attached: [
          {
            id: 'a',
            title: 'Notes\nof two lines',
            attributedTitle: [
              { text: 'Notes' },
              { text: '\nof two lines', 'fo:color': '#ff0000', 'fo:font-weight': '700' },
            ],
            notes: {
              plain: { content: 'one\ntwo' },
              ops: { ops: [{ insert: 'one\n' }, { insert: 'two', attributes: { bold: true } }, { insert: '\n' }] },
            },
            labels: ['soon', 'later'],
            markers: [
              { markerId: 'priority-1' },
              { markerId: 'task-half' },
              { markerId: 'flag-dark-blue', groupId: 'flags' },
              { markerId: 'symbol-right' },
              { markerId: 'month-jan' },
            ],
            href: 'https://example.com/a',
            customWidth: 240,
            boundaries: [
              { id: 'b-1', range: '(0,1)', title: 'Together', style: { properties: { 'svg:fill': '#eeeeee' } } },
            ],
            children: {
              attached: [
                { id: 'a1', title: 'One', branch: 'folded', children: { attached: [{ id: 'a11', title: 'Deeper' }] } },
                { id: 'a2', title: 'Two', boundaries: [{ id: 'b-2', range: 'master', class: 'boundary' }] },
                { id: 'a3', title: 'Three', href: 'xmind:#b' },
              ],
              callout: [
                { id: 'c-1', title: 'Look', position: { x: 20, y: -60 }, notes: { plain: { content: 'unseen' } } },
              ],
              legend: [{ id: 'l-1', title: 'Unknown kind' }],
            },
          },
          {
            id: 'b',
            title: 'Pictures',
            structureClass: 'org.xmind.ui.fishbone.rightHeaded',
            image: { src: 'xap:resources/One.PNG', align: 'top', width: 40, height: 30 },
            style: {
              id: 's-1',
              properties: {
                'svg:fill': '#ABCDEF',
                'border-line-width': '2pt',
                'line-pattern': 'dash-dot',
                'shape-class': 'org.xmind.topicShape.cloud',
              },
            },
            summaries: [
              { id: 'sum-1', range: '(0,0)', topicId: 'st-1' },
              { id: 'sum-2', range: '(0,1)', topicId: 'st-2', style: { properties: { 'line-color': '#123456' } } },
              { id: 'sum-3', range: '(7,9)', topicId: 'st-3' },
            ],
            children: {
              attached: [
                { id: 'b1', title: 'To the other sheet', href: 'xmind:#other' },
                {
                  id: 'b2',
                  title: '',
                  href: 'file:///etc/hosts',
                  extensions: [{ provider: 'org.xmind.ui.task', content: { status: 'todo' } }],
                },
              ],
              summary: [
                { id: 'st-1', title: 'In short' },
                { id: 'st-2', title: 'With more', children: { attached: [{ id: 'st-21', title: 'below it' }] } },
                { id: 'st-3', title: 'Of nothing' },
              ],
            },
          },
          {
            id: 'c',
            title: 'A file',
            href: 'xap:resources/data.bin',
            extensions: [{ provider: 'org.xmind.ui.mathJax', content: { content: 'x^2', align: 'bottom' } }],
          },
        ],
        detached: [
          {
            id: 'f',
            title: 'Floating',
            position: { x: -300.5, y: 200 },
            children: { attached: [{ id: 'f1', title: 'Below' }] },
          },
        ],
      },
    },
    relationships: [
      {
        id: 'z-1',
        end1Id: 'a',
        end2Id: 'f',
        title: 'leads to',
        controlPoints: { 0: { x: 10, y: -20 }, 1: { x: 30, y: 40 } },
      },
      {
        id: 'r-2',
        end1Id: 'st-2',
        end2Id: 'c',
        style: { properties: { 'line-pattern': 'dot', 'arrow-end-class': 'org.xmind.arrowShape.triangle' } },
      },
      { id: 'r-3', end1Id: 'c-1', end2Id: 'b', controlPoints: { 0: { amount: 0.3, angle: 0.26 } } },
      { id: 'r-4', end1Id: 'nobody', end2Id: 'b' },
    ],
    theme: {
      id: 't-1',
      map: { id: 'm', properties: { 'multi-line-colors': '#F04137 #F8932E', 'svg:fill': '#FFFFFF' } },
      centralTopic: { id: 'ct', properties: { 'svg:fill': '#000229', 'fo:font-size': '30pt', 'line-tapered': 'none' } },
      subTopic: { id: 'su', properties: { 'fo:color': '#333333' } },
    },
    settings: { 'infoItems/infoItem': [{ type: 'label', mode: 'card' }] },
  },
  {
    id: 'sheet-2',
    title: 'Second',
    rootTopic: {
      id: 'other',
      title: 'Other',
      children: { attached: [{ id: 'o1', title: 'Back', href: 'xmind:#a1' }] },
    },
  },
]

const richFiles = {
  'metadata.json': '{"creator":{"name":"Somebody","version":"9"}}',
  'resources/one.png': picture(80, 60),
  'resources/data.bin': new Uint8Array([1, 2, 3]),
}

export const richJsonFile = () => jsonFile(richSheets, richFiles)

const oldContent = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<xmap-content xmlns="urn:xmind:xmap:xmlns:content:2.0" xmlns:fo="http://www.w3.org/1999/XSL/Format" xmlns:svg="http://www.w3.org/2000/svg" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink" modified-by="me" timestamp="1" version="2.0">
<sheet id="s1" theme="theme1" timestamp="2"><topic id="root" structure-class="org.xmind.ui.logic.right" timestamp="3"><title>Plan</title>
<children><topics type="attached">
<topic id="a" modified-by="me" style-id="st1" timestamp="4"><title svg:width="200">Notes &amp; more</title>
<notes><plain>one&#13;
two</plain><html><xhtml:p>one</xhtml:p><xhtml:p><xhtml:span style-id="tx1">two</xhtml:span><xhtml:img xhtml:src="xap:attachments/one.png"/></xhtml:p></html></notes>
<labels><label>soon</label></labels><marker-refs><marker-ref marker-id="priority-2"/><marker-ref marker-id="c_simbol-plus"/></marker-refs>
<children><topics type="attached"><topic id="a1"><title>One</title></topic><topic branch="folded" id="a2" xlink:href="xmind:#other"><title/><children><topics type="attached"><topic id="a21"><title>Deep</title></topic></topics></children></topic></topics><topics type="summary"><topic id="sum"><title>In short</title></topic></topics><topics type="callout"><topic id="call"><title>Look</title><position svg:x="0" svg:y="0"/></topic></topics></children>
<boundaries><boundary id="bo" range="(0,0)" style-id="bo1" timestamp="9"><title/></boundary></boundaries>
<summaries><summary id="su" range="(0,1)" topic-id="sum"/></summaries></topic>
<topic id="b" xlink:href="xap:attachments/data.bin"><title>Picture</title><xhtml:img svg:height="70" svg:width="74" xhtml:src="xap:attachments/one.png"/><unknown a="1"><inner>kept</inner></unknown></topic>
</topics><topics type="detached"><topic id="f"><title>Floating</title><position svg:x="369" svg:y="248"/></topic></topics></children>
<extensions><extension provider="org.xmind.ui.map.unbalanced"><content><right-number>1</right-number></content></extension><extension provider="own"><content a="b"><x><y/></x></content></extension></extensions></topic>
<title>Sheet 1</title><relationships><relationship end1="a" end2="f" id="rel" style-id="re1"><title>leads to</title><control-points><control-point amount="0.3" angle="0.26" index="0"><position svg:x="-112" svg:y="-33"/></control-point><control-point amount="0.3" angle="0.26" index="1"/></control-points></relationship></relationships></sheet>
<sheet id="s2"><topic id="other"><title>Other</title></topic><title>Sheet 2</title></sheet><extensions><extension provider="stories"/></extensions></xmap-content>`

const oldStyles = `<?xml version="1.0" encoding="UTF-8" standalone="no"?><xmap-styles xmlns="urn:xmind:xmap:xmlns:style:2.0" xmlns:fo="http://www.w3.org/1999/XSL/Format" xmlns:svg="http://www.w3.org/2000/svg" version="2.0"><automatic-styles><style id="ce" type="topic"><topic-properties svg:fill="#DCE6F2" border-line-width="5pt"/></style></automatic-styles><master-styles><style id="theme1" name="Mine" type="theme"><theme-properties><default-style style-family="centralTopic" style-id="ce"/></theme-properties></style></master-styles><styles><style id="st1" type="topic"><topic-properties fo:color="#112233" shape-class="org.xmind.topicShape.roundedRect"/></style><style id="tx1" type="text"><text-properties fo:font-weight="bold"/></style><style id="bo1" type="boundary"><boundary-properties svg:fill="#C3D69B" line-color="#77933C"/></style><style id="re1" type="relationship"><relationship-properties line-pattern="dash" arrow-end-class="org.xmind.arrowShape.none"/></style></styles></xmap-styles>`

export const richOldFile = () =>
  oldFile(oldContent, {
    'styles.xml': oldStyles,
    'meta.xml': '<meta version="2.0"/>',
    'attachments/one.png': picture(80, 60),
    'attachments/data.bin': new Uint8Array([1, 2, 3]),
  })
