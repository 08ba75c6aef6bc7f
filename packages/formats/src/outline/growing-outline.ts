import type { Link, NodeContent, TextRun } from '@ramify/document'

/** A topic on its way: its words, its note and its children are added while the source is read. */
export interface GrowingTopic extends NodeContent {
  text: { readonly runs: readonly TextRun[] }
  note: string
  link: Link | null
  readonly children: GrowingTopic[]
}

/** A tree made of things that come one after the other: what has a higher rank comes below what has a lower one. */
export class GrowingOutline {
  readonly topics: GrowingTopic[] = []
  readonly #open: { readonly rank: number; readonly topic: GrowingTopic }[] = []

  /** The topic that was added last; what is added now may come below it. */
  last(): GrowingTopic | undefined {
    const open = this.#open.at(-1)?.topic
    return (open?.children ?? this.topics).at(-1) ?? open
  }

  /** The rank of the innermost one that is open; 0 when none is. */
  rank(): number {
    return this.#open.at(-1)?.rank ?? 0
  }

  /** Nothing more comes below those of this rank and higher ones. */
  close(rank: number): void {
    while (this.rank() >= rank) this.#open.pop()
  }

  /** One that others may come below. */
  open(rank: number, topic: GrowingTopic): void {
    this.close(rank)
    this.leaf(topic)
    this.#open.push({ rank, topic })
  }

  leaf(topic: GrowingTopic): void {
    ;(this.#open.at(-1)?.topic.children ?? this.topics).push(topic)
  }
}
