import { type ImageReference, type Link, linkContent, type RichText } from '@ramify/document'
import { type Fields, said } from './kept-fields.ts'

/** What topics and shapes both have, each in the words of its own content. */
interface Parts {
  readonly text: RichText
  readonly note: RichText
  readonly link: Link | null
  readonly image: ImageReference | null
  readonly created?: number
}

/** A text as content has it. */
export function textFields(text: RichText, field = 'text'): Fields {
  const isFormatted = text.runs.some(({ attributes }) => Object.keys(attributes).length > 0)
  const runs = text.runs.map((run) => ({ ...run.attributes, text: run.text }))
  return { [field]: text.text, ...(isFormatted && { [`${field}Runs`]: runs }) }
}

const noteFields = (note: RichText): Fields => (note.text === '' ? {} : textFields(note, 'note'))

/** In the words of a shape. Where its picture stands in a shape of its own, it is not its own. */
export function shapeParts({ text, note, link, created }: Omit<Parts, 'image'>): Fields {
  return said({ ...textFields(text), ...noteFields(note), link: link && linkContent(link), created })
}

/** In the words of a topic. */
export function topicParts({ text, note, link, image, created }: Parts): Fields {
  return said({
    ...textFields(text),
    ...noteFields(note),
    hyperlink: link?.url,
    hyperlinkAddress: link?.address,
    hyperlinkTitle: link?.tip || undefined,
    resource_id: image?.resource,
    imageSize: image && { width: image.width, height: image.height },
    created,
  })
}

/** What `topicParts` says: the rest of a topic's data is what a shape has to keep for it. */
export const topicPartNames: ReadonlySet<string> = new Set([
  ...[
    'id',
    'text',
    'textRuns',
    'note',
    'noteRuns',
    'hyperlink',
    'hyperlinkAddress',
    'hyperlinkTitle',
    'resource_id',
    'imageSize',
  ],
  ...['image', 'created', 'flowchart'],
])

/** Likewise of a shape. */
export const shapePartNames: ReadonlySet<string> = new Set([
  ...['type', 'id', 'text', 'textRuns', 'note', 'noteRuns', 'link', 'image', 'created', 'children', 'mindmap'],
])
