/** On a desk, or in a hand. */
export type BarLook = 'desktop' | 'phone'
