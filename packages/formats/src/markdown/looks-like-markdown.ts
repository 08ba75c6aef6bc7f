const heading = /^ {0,3}#{1,6}[ \t]+\S/m
const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/m
const inItem = /\*\*\S|__\S|~~\S|\]\((?:https?:|mailto:|tel:)|^[ \t]*[-*+][ \t]+\[[ xX]\][ \t]/m

/** Whether reading a text as Markdown says more than its indentation does. */
export function looksLikeMarkdown(text: string): boolean {
  return heading.test(text) || (item.test(text) && inItem.test(text))
}
