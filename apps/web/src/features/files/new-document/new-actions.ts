import type { KindName } from '@ramify/document'

/** What makes a document of a kind, and what opens its sample. */
export const newActions: Record<KindName, { readonly make: string; readonly sample: string }> = {
  mindmap: { make: 'files.new-map', sample: 'files.sample' },
  flowchart: { make: 'files.new-flowchart', sample: 'files.sample-flowchart' },
}
