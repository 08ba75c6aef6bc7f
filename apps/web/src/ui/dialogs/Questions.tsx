import { useText } from '../../platform/i18n/language.ts'
import { useQuestion } from '../../platform/questions/questions.ts'
import { Button } from '../buttons/Button.tsx'
import { MessageDialog } from './MessageDialog.tsx'

/** Where questions of `ask` are put. */
export function Questions() {
  const translator = useText()
  const question = useQuestion()
  if (!question) return null
  const { title, sentence, act, isDestructive, answer } = question
  return (
    <MessageDialog title={title(translator)} sentence={sentence(translator)} onClose={() => answer(false)}>
      <Button onClick={() => answer(false)}>{translator.text('cancel')}</Button>
      <Button variant={isDestructive ? 'danger' : 'filled'} onClick={() => answer(true)}>
        {act(translator)}
      </Button>
    </MessageDialog>
  )
}
