import type { TextRun } from '@ramify/document'
import { htmlRuns } from '../html/html-runs.ts'
import { elementOf, textOf, type XmlElement } from '../xml/parse-xml.ts'
import { writeXml } from '../xml/write-xml.ts'

/** Words with their letters: of rich content, plain or HTML; and of a text that is a page, as FreeMind once wrote it. */
export function runsOf(content: XmlElement | string | undefined): TextRun[] {
  if (content === undefined) return []
  if (typeof content === 'string') return isPage(content) ? htmlRuns(content) : []
  const html = elementOf(content, 'html')
  if (html) return htmlRuns(writeXml(elementOf(html, 'body') ?? html))
  const plain = textOf(content).trim()
  if (isPage(plain)) return htmlRuns(plain)
  return plain === '' ? [] : [{ text: plain, attributes: {} }]
}

/** Both programs take a text for HTML by how it begins. */
export const isPage = (text: string): boolean => /^\s*<html[\s>]/i.test(text)
