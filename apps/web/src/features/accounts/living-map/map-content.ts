import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'

/** What stands beside the words of a topic. */
export type Mark =
  | { kind: 'progress'; percent: number }
  | { kind: 'priority'; level: 1 }
  | { kind: 'feather' }
  | { kind: 'note' }
  | { kind: 'link' }
  | { kind: 'comments'; count: number }

export interface Topic {
  label: PlainTextKey
  /** Before the words; the others after them. */
  lead?: Mark
  trail?: Mark
  /** Eva has chosen it. */
  isChosen?: boolean
}

export interface Branch {
  label: PlainTextKey
  topics: readonly [Topic, Topic, Topic]
}

/** In the order of the theme's branches: down the right side, then down the left. */
export const branches: readonly Branch[] = [
  {
    label: 'map.plan',
    topics: [
      { label: 'map.plan.move', lead: { kind: 'progress', percent: 50 } },
      { label: 'map.plan.wedding', lead: { kind: 'progress', percent: 75 } },
      { label: 'map.plan.quarter', lead: { kind: 'priority', level: 1 } },
    ],
  },
  {
    label: 'map.learn',
    topics: [
      { label: 'map.learn.cell' },
      { label: 'map.learn.portuguese', trail: { kind: 'note' } },
      { label: 'map.learn.music', trail: { kind: 'link' } },
    ],
  },
  {
    label: 'map.build',
    topics: [
      { label: 'map.build.shop' },
      { label: 'map.build.choir', trail: { kind: 'comments', count: 2 } },
      { label: 'map.build.handover' },
    ],
  },
  {
    label: 'map.tell',
    topics: [
      { label: 'map.tell.talk' },
      { label: 'map.tell.novel', lead: { kind: 'feather' } },
      { label: 'map.tell.decided' },
    ],
  },
  {
    label: 'map.decide',
    topics: [
      { label: 'map.decide.flat', lead: { kind: 'progress', percent: 100 } },
      { label: 'map.decide.hire' },
      { label: 'map.decide.why' },
    ],
  },
  {
    label: 'map.share',
    topics: [
      { label: 'map.share.team' },
      { label: 'map.share.class' },
      { label: 'map.share.link', trail: { kind: 'link' }, isChosen: true },
    ],
  },
]

export const rootLines: readonly PlainTextKey[] = ['map.root.1', 'map.root.2']
