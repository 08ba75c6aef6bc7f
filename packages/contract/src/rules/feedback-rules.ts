/** How long the parts of what people tell the operator may be, counted as JavaScript counts: UTF-16 code units. */
export const feedbackRules = { topic: 100, content: 5000 } as const
