import type { Words } from '../i18n/words.ts'
import { createStore, useStore } from '../store.ts'

/** Asked only before what cannot be undone: the title asks, the button names the act. */
export interface Question {
  title: Words
  sentence: Words
  act: Words
  isDestructive?: boolean
}

interface OpenQuestion extends Question {
  answer: (isYes: boolean) => void
}

const current = createStore<OpenQuestion | null>(null)

/** Whether the person wants it; a question that another one takes the place of is answered by no. */
export function ask(question: Question): Promise<boolean> {
  current.get()?.answer(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const asked: OpenQuestion = {
    ...question,
    answer: (isYes) => {
      if (current.get() === asked) current.set(null)
      resolve(isYes)
    },
  }
  current.set(asked)
  return promise
}

export function useQuestion(): OpenQuestion | null {
  return useStore(current)
}
