/** Cards on a desk, rows in a hand. */
export type ListLook = 'cards' | 'rows'
