/** Where the caret is, or what is marked; gives back how to put it there again, where the focus is back and the caret is not. */
export function keepCaret(): () => void {
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null
  return () => {
    const focused = document.activeElement
    if (!range || !(focused instanceof HTMLElement) || !focused.isContentEditable) return
    // Somebody else may have put it where it is wanted now.
    if (focused.contains(selection?.anchorNode ?? null)) return
    if (!focused.contains(range.commonAncestorContainer)) return
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
}
