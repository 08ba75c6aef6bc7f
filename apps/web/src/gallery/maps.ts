import { type MapSnapshot, type NodeContent, newMap, openMap } from '@ramify/document'

/** A map of words alone. */
const plain: readonly NodeContent[] = [
  topic('Before', topic('Passport'), topic('Tickets', topic('Train to the coast'), topic('Ferry'))),
  topic('Packing', topic('Clothes', topic('Rain coat'), topic('Wool socks')), topic('Camera'), topic('Maps')),
  topic('On the way', topic('Stay with Mia'), topic('Harbour at six')),
  topic('Islands', topic('North', topic('Lighthouse')), topic('South'), topic('The small one')),
  topic('Back home', topic('Develop films'), topic('Write to everybody')),
]

/** The same with all that topics can carry. */
const dressed: readonly NodeContent[] = [
  topic(
    'Before',
    { ...topic('Passport'), id: 'passport', marks: { priority: 1, progress: 100 } },
    {
      ...topic('Tickets', topic('Train to the coast'), topic('Ferry')),
      id: 'tickets',
      marks: { priority: 2, progress: 50 },
    },
  ),
  {
    ...topic('Packing', topic('Clothes', topic('Rain coat'), topic('Wool socks')), topic('Camera'), topic('Maps')),
    marks: { icons: ['star-yellow', 'flag-red'], labels: ['by Friday', 'light'] },
    note: 'Not more than one bag each.',
  },
  {
    ...topic('On the way', topic('Stay with Mia'), topic('Harbour at six')),
    link: { url: 'https://example.org/timetable', tip: 'Timetable' },
    look: { shape: 'hexagon' },
  },
  {
    ...topic('Islands', topic('North', topic('Lighthouse')), topic('South'), topic('The small one')),
    image: { resource: 'picture', width: 120, height: 72 },
  },
  {
    ...topic('Back home', topic('Develop films'), { ...topic('Write to everybody'), id: 'write' }),
    text: {
      runs: [
        { text: 'Back ', attributes: {} },
        { text: 'home', attributes: { italic: true, color: '#d9534f' } },
      ],
    },
  },
]

function topic(text: string, ...children: NodeContent[]): NodeContent {
  return { text, children }
}

export type Kind = 'plain' | 'dressed'

export function mapOf(kind: Kind, layout: string): MapSnapshot {
  const map = openMap(newMap({ text: 'Journey to the islands', root: 'root' }))
  map.execute({ type: 'setLayout', layout })
  map.execute({ type: 'addTree', forest: kind === 'plain' ? plain : dressed, to: { parent: 'root' } })
  if (kind === 'dressed') {
    map.execute({ type: 'addRange', kind: 'boundary', first: 'passport', last: 'tickets', text: 'In spring' })
    const summary = map.execute({
      type: 'addTree',
      forest: [topic('Ready')],
      to: { parent: parentOf(map.snapshot, 'passport') },
    })
    const ready = summary.ok ? summary.ids?.[0] : undefined
    if (ready !== undefined)
      map.execute({ type: 'addRange', kind: 'summary', first: 'passport', last: 'tickets', topic: ready })
    map.execute({ type: 'addLine', from: 'tickets', to: 'write' })
  }
  return map.snapshot
}

const parentOf = ({ nodes, root }: MapSnapshot, id: string) => nodes.get(id)?.parent ?? root

/** What the dressed map has for a picture: hills by the sea. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 72"><path fill="#cfe6fb" d="M0 0h120v72H0z"/><circle cx="92" cy="18" r="9" fill="#ffd76a"/><path fill="#6aa56d" d="M0 52 34 22l30 26 18-14 38 22v16H0z"/><path fill="#4d86c6" d="M0 58q15-6 30 0t30 0 30 0 30 0v14H0z"/></svg>',
)}`
