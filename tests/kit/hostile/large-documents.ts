import { hostilePictures } from './hostile-pictures.ts'
import { box, chart, type HostileDocument, list, map, topic } from './made-documents.ts'

/** So much of each in npm test, where it shows nothing but errors; all of it in the second stage. */
const share = process.env.CASES === undefined ? 0.05 : 1
const some = (most: number) => Math.ceil(most * share)

const megabyte = some(1_000_000)
const word = 'w'.repeat(megabyte)
const words = 'word '.repeat(Math.ceil(megabyte / 5))

function deepMap(levels: number) {
  let node = topic('leaf')
  for (let level = levels; level > 0; level--) node = topic(`n${level}`, {}, [node])
  return map({}, [node])
}

function deepChart(levels: number) {
  let shape: object = { type: 'shape', id: 'leaf', kind: 'process', box, text: 'x' }
  for (let level = 0; level < levels; level++)
    shape = { type: 'shape', id: `s${level}`, kind: 'container', box, text: 'x', children: [shape] }
  return chart([shape])
}

/** What turns text around, what has no width, what is half of something, and what is piled up on one letter. */
const oddTexts = [
  '\u202e\u2066abc',
  `مرحبا${'\u202e'.repeat(1_000)}`,
  '\u0000\u0001\u0007\u001b[31m\u007f\u0085',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\ud800x\udc00',
  '\ufffe\uffff\ufdd0',
  '\u2028\u2029\r\n\v\f',
  `e${'\u0301'.repeat(some(5_000))}`,
  `\u0e01${'\u0e49'.repeat(some(2_000))}`,
  '👨‍👩‍👧‍👦'.repeat(some(500)),
  '\u{e0041}\u{e007f}'.repeat(some(500)),
  '\ufdfa'.repeat(some(2_000)),
]

const oddMap = () =>
  map(
    { text: oddTexts.join(' '), note: oddTexts.join('\n'), labels: oddTexts },
    oddTexts.map((text, nth) =>
      topic(`o${nth}`, {
        ...{ text, note: text, labels: [text], icons: [text], formula: text, hyperlinkAddress: text },
        ...{
          files: [{ id: `f${nth}`, name: text, size: 1, type: text }],
          task: { due: text, assignee: { name: text } },
        },
      }),
    ),
    { relLine: oddTexts.map((text, nth) => ({ id: `l${nth}`, from: 'o0', to: `o${nth}`, text })) },
  )

const oddChart = () =>
  chart(
    oddTexts.map((text, nth) => ({
      ...{ type: 'shape', id: `s${nth}`, kind: 'process', box: { ...box, x: nth * 120 } },
      ...{ text, note: text, link: { url: text, tip: text } },
    })),
  )

const attached = (text: string) => ({
  relLine: [{ id: 'l', from: 'a', to: 'b', text }],
  ranges: [{ id: 's', kind: 'boundary', first: 'a', last: 'b', text }],
  callouts: [{ id: 'k', node: 'a', text }],
})

const texts = (): HostileDocument[] => [
  {
    name: 'a word of a megabyte in a map',
    asServers: true,
    make: () =>
      map({ text: word, note: word, labels: [word], formula: word }, [topic('a'), topic('b')], attached(word)),
  },
  {
    name: 'a megabyte of words in a map',
    asServers: true,
    make: () => map({ text: words, note: words }, [topic('a'), topic('b')], attached(words)),
  },
  {
    name: 'megabytes of text in a flowchart',
    asServers: true,
    make: () =>
      chart([
        { type: 'shape', id: 'a', kind: 'process', box, text: word },
        { type: 'shape', id: 'b', kind: 'process', box, text: words },
        { type: 'connector', id: 'c', from: { shape: 'a' }, to: { shape: 'b' }, labels: [{ id: 't', text: word }] },
      ]),
  },
  { name: 'many lines of one letter', make: () => map({ text: 'a\n'.repeat(some(250_000)) }) },
  { name: 'odd characters in a map', asServers: true, make: oddMap },
  { name: 'odd characters in a flowchart', asServers: true, make: oddChart },
]

const many = (): HostileDocument[] => [
  { name: 'a map of ten thousand levels', make: () => deepMap(some(10_000)) },
  { name: 'a flowchart of ten thousand levels', make: () => deepChart(some(10_000)) },
  {
    name: 'a topic with everything ten thousand times',
    asServers: true,
    make: () =>
      map({
        icons: list(10_000, (nth) => (nth % 2 === 0 ? 'flag-red' : `own-${nth}`)),
        labels: list(10_000, (nth) => `label ${nth}`),
        files: list(10_000, (nth) => ({ id: `f${nth}`, name: `file ${nth}`, size: nth, type: 'text/plain' })),
      }),
  },
  {
    name: 'relation lines between all topics',
    asServers: true,
    make: () =>
      map(
        {},
        list(200, (nth) => topic(`t${nth}`)),
        {
          relLine: list(some(20_000), (nth) => ({
            ...{ id: `l${nth}`, from: `t${nth % 200}`, text: `${nth}` },
            to: `t${(nth * 7 + 1 + Math.floor(nth / 200)) % 200}`,
          })),
        },
      ),
  },
  {
    name: 'ranges and callouts of the same topics',
    make: () =>
      map(
        {},
        list(100, (nth) => topic(`t${nth}`)),
        {
          ranges: list(some(5_000), (nth) => ({
            ...{ id: `s${nth}`, kind: nth % 2 === 0 ? 'boundary' : 'summary', text: `${nth}` },
            ...{ first: 't0', last: `t${nth % 100}` },
          })),
          callouts: list(some(10_000), (nth) => ({ id: `k${nth}`, node: 't0', text: `${nth}` })),
        },
      ),
  },
  {
    name: 'connectors between all shapes',
    make: () =>
      chart([
        ...list(50, (nth) => ({
          ...{ type: 'shape', id: `s${nth}`, kind: 'process', text: `${nth}` },
          box: { ...box, x: (nth % 10) * 200, y: Math.floor(nth / 10) * 150 },
        })),
        ...list(some(5_000), (nth) => ({
          ...{ type: 'connector', id: `c${nth}`, from: { shape: `s${nth % 50}` } },
          ...{ to: { shape: `s${(nth * 7 + 3) % 50}` }, labels: [{ id: `t${nth}`, text: `${nth}` }] },
        })),
      ]),
  },
]

function branchInItself() {
  const children: object[] = []
  const node = { data: { text: 'x' }, children }
  children.push(node)
  return map({}, [node])
}

const contradictions = (): HostileDocument[] => [
  { name: 'a topic that is its own child', make: branchInItself },
  { name: 'a topic below itself by its id', make: () => map({}, [topic('a', {}, [topic('r')])]) },
  {
    name: 'what belongs to topics that are not there',
    make: () =>
      map({}, [topic('a'), topic('b')], {
        relLine: [
          { id: 'l', from: 'no', to: 'none', text: 'x' },
          { id: 'm', from: 'a', to: 'a' },
          { id: 'n', from: 'a', to: 'no' },
        ],
        ranges: [
          { id: 's', kind: 'boundary', first: 'no', last: 'none' },
          { id: 't', kind: 'summary', first: 'b', last: 'a', topic: 'a' },
          { id: 'u', kind: 'summary', first: 'r', last: 'r', topic: 'r' },
          { id: 'v', kind: 'summary', first: 'a', last: 'b', topic: 'no' },
        ],
        callouts: [{ id: 'k', node: 'no', text: 'x' }],
      }),
  },
  {
    name: 'connectors between themselves',
    make: () =>
      chart([
        { type: 'shape', id: 'a', kind: 'process', box },
        { type: 'connector', id: 'c', from: { shape: 'c' }, to: { shape: 'd' } },
        { type: 'connector', id: 'd', from: { shape: 'no' }, to: { shape: 'c' } },
      ]),
  },
  {
    name: 'a shape in itself',
    make: () =>
      chart([
        { type: 'shape', id: 'a', kind: 'container', box, children: [{ type: 'shape', id: 'a', kind: 'process' }] },
      ]),
  },
]

const pictures = (): HostileDocument[] => {
  const resources = hostilePictures.map(({ name, bytes }, nth) => ({ id: `p${nth}`, name, bytes }))
  return [
    {
      name: 'pictures that are none in a map',
      asServers: true,
      resources,
      make: () =>
        map(
          {},
          resources.map(({ id }) => topic(`t-${id}`, { resource_id: id, imageSize: { width: 40, height: 30 } })),
          { background: { color: '#fff', image: 'p0' } },
        ),
    },
    {
      name: 'pictures that are none in a flowchart',
      asServers: true,
      resources,
      make: () =>
        chart(
          resources.map(({ id }, nth) => ({
            ...{ type: 'shape', id: `s-${id}`, kind: 'image', box: { ...box, x: nth * 120 } },
            image: { resource: id, width: 40, height: 30 },
          })),
        ),
    },
  ]
}

export const largeDocuments: readonly HostileDocument[] = [...texts(), ...many(), ...contradictions(), ...pictures()]
