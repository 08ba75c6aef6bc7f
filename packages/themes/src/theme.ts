export type Color = `#${string}`

/** `none`: not drawn, what stands there stands on the background. */
export type Paint = Color | 'none'

type TopicShape = 'pill' | 'rounded' | 'rect' | 'hexagon' | 'underline' | 'plain'

/** In pixels and in the numbers of CSS. */
interface TextSize {
  size: number
  weight: number
}

/** The colours of one branch: its level 1 topic, the line that leads there, and all topics below. */
export interface BranchColors {
  line: Color
  fill: Paint
  text: Color
  border: Paint
  childText: Color
  childFill: Paint
}

/** How a whole map looks: a plain value, the same in the editor, in a thumbnail and in an export. */
export interface Theme {
  id: string
  /** By language. */
  name: { en: string; zh: string }
  dark: boolean
  /** 1: for VIP members. */
  level: 0 | 1
  background: { color: Color; pattern: 'none' | 'grid'; patternColor: Color }
  font: {
    family: string
    kind: 'sans' | 'serif' | 'mono'
    root: TextSize
    level1: TextSize
    /** Level 2 and deeper. */
    level2: TextSize
  }
  line: {
    style: 'curve' | 'poly' | 'straight'
    colors: 'rainbow' | 'single'
    /** Root to level 1, level 1 to 2, deeper. */
    widths: readonly [number, number, number]
    /** The first segment narrows from 1.25 to 0.3 of its width on either side. */
    taper: boolean
    /** Radius where a `poly` line bends. */
    corner: number
  }
  root: { fill: Paint; text: Color; border: Paint; borderWidth: number; shape: TopicShape }
  level1: { shape: TopicShape; borderWidth: number }
  level2: { text: Color; shape: TopicShape }
  /** Taken in the order of the root's children, again from the start after the last. */
  branches: readonly [BranchColors, ...BranchColors[]]
  relation: { line: Color; text: Color; dash: string; width: number }
  summary: { line: Color; fill: Paint; text: Color; shape: TopicShape }
  boundary: { line: Color; fill: Paint; dash: string }
  floating: { fill: Paint; text: Color; border: Paint; shape: TopicShape }
}
