/** Something in content that could not be taken over. */
export interface ContentWarning {
  readonly node: string
  readonly field: string
  readonly code: 'bad-value' | 'link-not-allowed' | 'new-id'
}
