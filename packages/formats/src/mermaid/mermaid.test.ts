import { flowchartFromContent, fromContent, type Json } from '@ramify/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../document/src/core/testing/cases.ts'
import type { ReadDocument } from '../files/file-format.ts'
import { readFile } from '../files/read-file.ts'
import { walkContent } from '../map/map-builder.ts'
import { mermaidFormat } from './mermaid-format.ts'

type Item = { readonly [field: string]: Json }

function read(text: string, name = 'plan.mmd'): ReadDocument {
  const found = readFile(name, new TextEncoder().encode(text))
  if (!found.ok) throw new Error(found.detail)
  expect(found.format).toBe('mermaid')
  const document = found.documents[0] as ReadDocument
  const made = document.kind === 'mindmap' ? fromContent(document.content) : flowchartFromContent(document.content)
  if (!made.ok) throw new Error(made.error.code)
  expect(made.warnings).toEqual([])
  return document
}

function topics(text: string, name?: string) {
  const document = read(text, name)
  if (document.kind !== 'mindmap') throw new Error('no map')
  return [...walkContent(document.content.root)].map(({ node, depth }) => ({ depth, ...node.data }))
}

function chart(text: string) {
  const document = read(text)
  if (document.kind !== 'flowchart') throw new Error('no flowchart')
  const items = (document.content.pages[0]?.items ?? []) as readonly Item[]
  const shapes: Item[] = []
  const left = items.filter(({ type }) => type === 'shape').toReversed()
  for (let next = left.pop(); next; next = left.pop()) {
    shapes.push(next)
    for (const child of ((next.children ?? []) as Item[]).toReversed()) left.push(child)
  }
  const lines = items.filter(({ type }) => type === 'connector')
  const textOf = (id: unknown) => shapes.find((shape) => shape.id === id)?.text
  const edges = lines.map(({ from, to, look, labels = [] }) => {
    const { startArrow, endArrow, dash, width } = look as Item
    return [
      textOf((from as Item).shape),
      textOf((to as Item).shape),
      { startArrow, endArrow, dash, width },
      (labels as Item[])[0]?.text,
    ]
  })
  return { document, shapes, lines, edges }
}

describe('mind maps', () => {
  it('read topics by their indentation, with forms, marks and Markdown', () => {
    const text = `---
title: The plan
---
%%{init: {"theme": "dark"}}%%
mindmap
  root((The middle))
    %% a comment
    Origins
      Long<br/>history
      ::icon(fa fa-book)
    b["\`**Bold** and
      a second line\`"]:::urgent
      c{{Six}}
    d)Cloud(
    e))Bang((
`
    expect(topics(text)).toMatchObject([
      { depth: 0, text: 'The middle', shape: 'pill' },
      { depth: 1, text: 'Origins' },
      { depth: 2, text: 'Long\nhistory', mermaid: { icon: 'fa fa-book' } },
      { depth: 1, text: 'Bold and\na second line', mermaid: { class: 'urgent' } },
      { depth: 2, text: 'Six', shape: 'hexagon' },
      { depth: 1, text: 'Cloud' },
      { depth: 1, text: 'Bang' },
    ])
    expect(read(text).title).toBe('The plan')
  })

  it('are read out of a file that is only such a diagram', () => {
    expect(topics('```mermaid\nmindmap\n  a\n    b\n```\n', 'plan.md')).toHaveLength(2)
    expect(readFile('plan.md', new TextEncoder().encode('# Plan\n\n```mermaid\nmindmap\n  a\n```\n'))).toMatchObject({
      format: 'markdown',
    })
    expect(readFile('plan.mmd', new TextEncoder().encode('sequenceDiagram\n  A->>B: Hi'))).toMatchObject({
      ok: false,
      code: 'format',
    })
  })

  it('come back with all their words', () => {
    interface Node {
      readonly text: string
      readonly children: Node[]
    }
    const words = fc
      .string({ unit: fc.constantFrom(...'ab "#<>&`[](){}%;:\\中\n-|*_'), minLength: 1, maxLength: 12 })
      .filter((text) => text.trim() !== '')
    const tree = fc.array(fc.tuple(words, fc.nat(3)), { minLength: 1, maxLength: 15 }).map((all): Node => {
      const open: Node[] = []
      for (const [text, up] of all) {
        if (open.length > 1) open.length = Math.max(1, open.length - up)
        const node = { text, children: [] }
        open.at(-1)?.children.push(node)
        open.push(node)
      }
      return open[0] as Node
    })
    fc.assert(
      fc.property(tree, (top) => {
        const contentOf = ({ text, children }: Node): never =>
          ({ data: { id: '', text }, children: children.map(contentOf) }) as never
        const document = { kind: 'mindmap', title: 'T', resources: [], content: { root: contentOf(top) } } as never
        const plain = ({ text, children }: Node): unknown => [text, children.map(plain)]
        const back = read(mermaidFormat.writer.write([document]))
        const plainBack = ({ data, children }: { data: Item; children: readonly never[] }): unknown => [
          data.text,
          children.map(plainBack),
        ]
        expect(plainBack((back.content as unknown as { root: never }).root)).toEqual(plain(top))
      }),
      { numRuns: cases(60) },
    )
  })
})

describe('flowcharts', () => {
  it('read shapes', () => {
    const { shapes } = chart(`flowchart LR
      a[Process] --> b(Rounded) --> c([Stadium]) --> d[[Sub]] --> e[(Base)] --> f((Circle)) --> g>Flag]
      h{Choice} --> i{{Six}} --> j[/In/] --> k[\\Out\\] --> l[/Trap\\] --> m[\\Op/] --> n(((End)))
      o@{ shape: doc, label: "A document" }
      p["With [brackets] and #quot;quotes#quot;"]; q`)
    expect(shapes.map(({ kind, text }) => [kind, text])).toEqual([
      ['process', 'Process'],
      ['rounded', 'Rounded'],
      ['terminator', 'Stadium'],
      ['predefined-process', 'Sub'],
      ['database', 'Base'],
      ['ellipse', 'Circle'],
      ['uml-receive-signal', 'Flag'],
      ['decision', 'Choice'],
      ['preparation', 'Six'],
      ['data', 'In'],
      ['parallelogram', 'Out'],
      ['trapezoid', 'Trap'],
      ['manual-operation', 'Op'],
      ['uml-final', 'End'],
      ['document', 'A document'],
      ['process', 'With [brackets] and "quotes"'],
      ['process', 'q'],
    ])
  })

  it('read lines of all sorts, chains and groups of nodes', () => {
    const { edges } = chart(`graph TD
      a & b --> c & d
      a --- b
      a -.-> b
      a ==> b
      a --o b
      a x--x b
      a <--> b
      a ---->|far| b
      a -- some words --> b
      a == thick ==> b
      a -. dotted .-> b
      a ~~~ d
      a e1@--> b`)
    const plain = { startArrow: 'none', endArrow: 'arrow' }
    expect(edges.slice(0, 4).map(([from, to]) => `${from}${to}`)).toEqual(['ac', 'ad', 'bc', 'bd'])
    expect(edges.slice(4)).toEqual([
      ['a', 'b', { ...plain, endArrow: 'none' }, undefined],
      ['a', 'b', { ...plain, dash: 'dotted' }, undefined],
      ['a', 'b', { ...plain, width: 3.5 }, undefined],
      ['a', 'b', { ...plain, endArrow: 'circle' }, undefined],
      ['a', 'b', { startArrow: 'cross', endArrow: 'cross' }, undefined],
      ['a', 'b', { startArrow: 'arrow', endArrow: 'arrow' }, undefined],
      ['a', 'b', plain, 'far'],
      ['a', 'b', plain, 'some words'],
      ['a', 'b', { ...plain, width: 3.5 }, 'thick'],
      ['a', 'b', { ...plain, dash: 'dotted' }, 'dotted'],
      ['a', 'b', plain, undefined],
    ])
  })

  it('read groups, looks and links', () => {
    const { document, shapes, lines } = chart(`flowchart TB
      subgraph one [The first]
        direction LR
        a --> b
        subgraph two
          c:::hot
        end
      end
      one --> d
      style a fill:#f9f,stroke:#333,stroke-width:4px
      classDef hot fill:red
      linkStyle 1 stroke:#00f
      click a "https://example.org/" "A tip"
      click b "javascript:alert(1)"
      click d call run()`)
    expect(shapes).toMatchObject([
      {
        kind: 'container',
        text: 'The first',
        children: [{ id: 'a' }, { id: 'b' }, { kind: 'container', text: 'two' }],
      },
      { look: { fill: '#f9f', border: '#333', borderWidth: 4 }, link: { url: 'https://example.org/', tip: 'A tip' } },
      { id: 'b' },
      { id: 'two', children: [{ id: 'c' }] },
      { look: { fill: 'red' } },
      { id: 'd' },
    ])
    expect(shapes[2]?.link).toBeUndefined()
    expect(lines[1]).toMatchObject({ from: { shape: 'one' }, to: { shape: 'd' }, look: { color: '#00f' } })
    expect(document.report).toContainEqual(expect.objectContaining({ fate: 'dropped', was: 'click d call run()' }))
  })

  it('place what leads to something before it, and nothing on anything else', () => {
    const names = fc.constantFrom(...'abcdefgh')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(names, names), { minLength: 1, maxLength: 20 }),
        fc.constantFrom('TB', 'BT', 'LR', 'RL'),
        (pairs, direction) => {
          const { shapes } = chart(
            `flowchart ${direction}\n${pairs.map(([from, to]) => `${from} --> ${to}`).join('\n')}`,
          )
          const boxes = shapes.map(
            ({ box }) => box as unknown as { x: number; y: number; width: number; height: number },
          )
          for (const [nth, one] of boxes.entries()) {
            for (const other of boxes.slice(nth + 1)) {
              const isApart =
                one.x + one.width <= other.x ||
                other.x + other.width <= one.x ||
                one.y + one.height <= other.y ||
                other.y + other.height <= one.y
              expect(isApart).toBe(true)
            }
          }
        },
      ),
      { numRuns: cases(60) },
    )
    const { shapes } = chart('flowchart LR\na --> b --> c')
    const xs = shapes.map(({ box }) => Number((box as Item).x))
    expect(xs).toEqual(xs.toSorted((one, other) => one - other))
  })

  it.each(['TB', 'BT', 'LR', 'RL'])('are written in the direction that their lines have: %s', (direction) => {
    const across = direction === 'TB' ? 'LR' : 'TB'
    const text = `flowchart ${direction}
      start --> a & b & c --> middle --> x --> last --> start
      subgraph group
        direction ${across}
        x --> y --> z
      end
      subgraph plain
        p
      end`
    const written = mermaidFormat.writer.write([chart(text).document])
    expect(written).toContain(`flowchart ${direction}\n`)
    expect(String(written).match(/direction \w+/g)).toEqual([`direction ${across}`])
    const again = mermaidFormat.writer.write([chart(String(written)).document])
    expect(again).toContain(`flowchart ${direction}\n`)
  })

  it('come back with shapes, words, groups and lines', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...'ab "#<>&`[](){}%;:\\中\n-|'), minLength: 1, maxLength: 10 })
      .filter((each) => each.trim() !== '')
    const kinds = fc.constantFrom('process', 'decision', 'database', 'ellipse', 'document', 'tape', 'terminator')
    const shapes = fc.array(fc.record({ text, kind: kinds, inside: fc.boolean() }), { minLength: 2, maxLength: 8 })
    const lines = fc.array(
      fc.record({
        from: fc.nat(7),
        to: fc.nat(7),
        label: fc.option(text),
        end: fc.constantFrom('none', 'arrow', 'cross', 'circle'),
        dash: fc.boolean(),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(shapes, lines, (all, between) => {
        const item = ({ text: words, kind }: (typeof all)[number], nth: number) => ({
          type: 'shape',
          id: `n${nth}`,
          kind,
          box: { x: 0, y: 0 },
          text: words,
        })
        const items = all.map(item)
        const inside = items.filter((_, nth) => all[nth]?.inside)
        const outside = items.filter((_, nth) => !all[nth]?.inside)
        const connectors = between.map(({ from, to, label, end, dash }, nth) => ({
          type: 'connector',
          id: `c${nth}`,
          from: { shape: `n${from % all.length}` },
          to: { shape: `n${to % all.length}` },
          look: { startArrow: 'none', endArrow: end, ...(dash && { dash: 'dotted' }) },
          ...(label !== null && { labels: [{ text: label }] }),
        }))
        const group = { type: 'shape', id: 'g', kind: 'container', text: 'Group', children: inside }
        const content = {
          pages: [{ id: 'p', items: [...outside, ...(inside.length > 0 ? [group] : []), ...connectors] }],
        }
        const back = chart(
          mermaidFormat.writer.write([{ kind: 'flowchart', title: '', resources: [], content } as never]),
        )
        const wanted = [...outside, ...(inside.length > 0 ? [group, ...inside] : [])]
        expect(back.shapes.map(({ kind, text: words }) => [kind, words])).toEqual(
          wanted.map(({ kind, text: words }) => [kind, words]),
        )
        const places = new Map(wanted.map(({ id }, nth) => [id, nth]))
        const placesBack = new Map(back.shapes.map(({ id }, nth) => [id as string, nth]))
        expect(
          back.lines.map((line) => [
            placesBack.get(String((line.from as Item).shape)),
            placesBack.get(String((line.to as Item).shape)),
            (line.look as Item).endArrow,
            (line.look as Item).dash,
            ((line.labels ?? []) as Item[])[0]?.text,
          ]),
        ).toEqual(
          connectors.map((line) => [
            places.get(line.from.shape),
            places.get(line.to.shape),
            line.look.endArrow,
            line.look.dash,
            line.labels?.[0]?.text,
          ]),
        )
      }),
      { numRuns: cases(60) },
    )
  })

  it('end, whatever is written ten thousand times', () => {
    for (const sign of [
      'a[',
      'a["',
      'a --> ',
      'a -- ',
      'subgraph x\n',
      'a@{',
      '|',
      'a & ',
      '-->',
      'a(((',
      '"',
      'a\n',
      '%%{',
      'click a "\n',
      'style a b,',
    ]) {
      const found = readFile('x.mmd', new TextEncoder().encode(`flowchart TD\n${sign.repeat(10_000)}`))
      if (!found.ok) expect(['format', 'too-large']).toContain(found.code)
    }
    expect(
      topics(`mindmap\n${Array.from({ length: 10_000 }, (_, nth) => `${' '.repeat(nth % 1_000)}a`).join('\n')}`).length,
    ).toBeGreaterThan(9_000)
  })
})

describe('what people write that is no part of the grammar', () => {
  const chart = (source: string) => {
    const found = readFile('x.mmd', new TextEncoder().encode(`flowchart LR\n${source}`))
    const [document] = found.ok ? found.documents : []
    if (document?.kind !== 'flowchart') throw new Error('not read')
    const items = document.content.pages[0]?.items as unknown as {
      type: string
      text?: string
      labels?: { text: string }[]
    }[]
    return {
      shapes: items.filter(({ type }) => type === 'shape').map(({ text }) => text),
      labels: items.flatMap(({ labels = [] }) => labels.map(({ text }) => text)),
      lines: items.filter(({ type }) => type === 'connector').length,
      dropped: document.report.filter(({ fate }) => fate === 'dropped').map(({ was }) => was),
    }
  }

  it.each([
    [
      'comments behind statements',
      'A --> B %% why\n%% all\nC[x %% y] %% z',
      { shapes: ['A', 'B', 'x %% y'], lines: 1, dropped: [] },
    ],
    ['lines that move', 'A e1@--> B\ne1@{ animate: true }', { shapes: ['A', 'B'], lines: 1, dropped: [] }],
    ['arrows in words of arrows', 'A -- "to --> there" --> B', { shapes: ['A', 'B'], labels: ['to --> there'] }],
    ['quotes in words', 'A[say "yes" now] --> B', { shapes: ['say "yes" now', 'B'], dropped: [] }],
    ['labels of several lines', 'A@{\n  shape: cyl\n  label: |\n    one\n    two\n}', { shapes: ['one\ntwo'] }],
    ['single quotes', "A@{ shape: 'doc', label: 'it' }", { shapes: ['it'] }],
    ['arrows to nothing', 'A -->\nB', { shapes: ['A', 'B'], lines: 0, dropped: ['A -->'] }],
    [
      'pictures',
      'A@{ img: "https://example.org/x.png", label: "x" }',
      { shapes: ['x'], dropped: ['img: https://example.org/x.png'] },
    ],
    [
      'names of prototypes',
      'constructor --> __proto__ --> toString',
      { shapes: ['constructor', '__proto__', 'toString'], lines: 2 },
    ],
  ])('%s', (_name, source, expected) => {
    expect(chart(source)).toMatchObject(expected)
  })
})
