/** The element id of the bar beside what is selected, in kinds that have one. */
export const selectionBarId = 'selection-bar'
