/** Where in this browser a map is. */
export type LocalSource =
  | { readonly kind: 'draft'; readonly id: string }
  | { readonly kind: 'kept'; readonly id: string; readonly personId: string }
