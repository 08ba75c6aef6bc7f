export type Feature =
  | 'flowcharts'
  | 'ideas'
  | 'collaboration'
  | 'comments'
  | 'sharing'
  | 'templates'
  | 'history'
  | 'teams'
  | 'export'

/**
 * What is not built yet is off and is offered nowhere: navigation, start row, menus, palette, settings, sample map and help read
 * these flags. Whoever finishes a feature turns it on here.
 */
export const features: Readonly<Record<Feature, boolean>> = {
  flowcharts: true,
  ideas: false,
  collaboration: true,
  comments: true,
  sharing: true,
  templates: false,
  history: true,
  teams: true,
  export: true,
}

/** Whether something is offered: its feature works, or it needs none. */
export const isOffered = ({ feature }: { feature?: Feature }): boolean => feature === undefined || features[feature]
