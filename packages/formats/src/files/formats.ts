import { drawioFormat } from '../drawio/drawio-format.ts'
import { freemindFormat } from '../freemind/freemind-format.ts'
import { contentFormat } from '../json/content-format.ts'
import { kityminderFormat } from '../kityminder/kityminder-format.ts'
import { markdownFormat } from '../markdown/markdown-format.ts'
import { mermaidFormat } from '../mermaid/mermaid-format.ts'
import { opmlFormat } from '../opml/opml-format.ts'
import { projectFormat } from '../project/project-format.ts'
import { textFormat } from '../text/text-format.ts'
import { xmindFormat } from '../xmind/xmind-format.ts'
import type { FileFormat } from './file-format.ts'

/** Every format that is read or written. What is recognised by its content comes before what any text may be. */
export const formats = {
  ramify: projectFormat,
  xmind: xmindFormat,
  drawio: drawioFormat,
  opml: opmlFormat,
  freemind: freemindFormat,
  json: contentFormat,
  kityminder: kityminderFormat,
  mermaid: mermaidFormat,
  markdown: markdownFormat,
  text: textFormat,
} as const satisfies Record<string, FileFormat>

export type FormatId = keyof typeof formats

export const formatIds = Object.keys(formats) as FormatId[]
