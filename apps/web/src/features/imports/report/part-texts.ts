import type { ReportRow } from '@ramify/formats'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'

const texts: Readonly<Record<ReportRow['part'], PlainTextKey>> = {
  topics: 'imports.part.topics',
  shapes: 'imports.part.shapes',
  connectors: 'imports.part.connectors',
  pages: 'imports.part.pages',
  layers: 'imports.part.layers',
  notes: 'imports.part.notes',
  labels: 'imports.part.labels',
  markers: 'imports.part.markers',
  links: 'imports.part.links',
  images: 'imports.part.images',
  attachments: 'imports.part.attachments',
  summaries: 'imports.part.summaries',
  boundaries: 'imports.part.boundaries',
  relations: 'imports.part.relations',
  callouts: 'imports.part.callouts',
  structures: 'imports.part.structures',
  styles: 'imports.part.styles',
  themes: 'imports.part.themes',
  formulas: 'imports.part.formulas',
  tasks: 'imports.part.tasks',
  numbering: 'imports.part.numbering',
  comments: 'imports.part.comments',
  audio: 'imports.part.audio',
  characters: 'imports.part.characters',
  other: 'imports.part.other',
}

/** Reports are kept for long: one of another build may name what this one does not know. */
export const partText = (part: string): PlainTextKey => (texts as Record<string, PlainTextKey>)[part] ?? texts.other
