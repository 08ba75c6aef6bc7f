import { Bold, Italic, Strikethrough, Underline } from 'lucide-react'

/** How words can stand out. */
export const emphases = ['bold', 'italic', 'underline', 'strike'] as const
export type Emphasis = (typeof emphases)[number]

export const emphasisLooks = {
  bold: { icon: Bold, keys: ['mod+b'] },
  italic: { icon: Italic, keys: ['mod+i'] },
  underline: { icon: Underline, keys: ['mod+u'] },
  strike: { icon: Strikethrough, keys: ['mod+shift+x'] },
}
