import type { TextRun } from '@ramify/document'

/** A flowchart as Mermaid says it: what is in what, and what leads to what. Where anything stands is not said. */
export interface FlowDiagram {
  readonly nodes: ReadonlyMap<string, FlowNode>
  readonly groups: ReadonlyMap<string, FlowGroup>
  /** The names of both, as they come first. */
  readonly order: readonly string[]
  readonly edges: readonly FlowEdge[]
  /** Properties of classes and of single nodes. */
  readonly classes: ReadonlyMap<string, string>
  readonly lineStyles: ReadonlyMap<number | 'default', string>
  /** Lines that say nothing we know. */
  readonly unknown: readonly string[]
}

export interface FlowNode {
  readonly id: string
  runs: readonly TextRun[]
  kind: string
  /** The name of a shape that is shown as another one. */
  unknown?: string
  group: string | null
  readonly classes: string[]
  style: string
  link?: { readonly url: string; readonly tip: string }
}

export interface FlowGroup {
  readonly id: string
  runs: readonly TextRun[]
  readonly group: string | null
  direction: string
  readonly classes: string[]
  style: string
}

export interface FlowEdge {
  readonly from: string
  readonly to: string
  readonly start: string
  readonly end: string
  readonly line: 'plain' | 'dotted' | 'thick' | 'invisible'
  readonly runs: readonly TextRun[]
}
