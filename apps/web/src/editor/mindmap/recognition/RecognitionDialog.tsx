import { CircleAlert } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import {
  likelyLanguage,
  type ReadingLanguage,
  readingLanguages,
} from '../../../platform/recognition/reading-languages.ts'
import { errorText } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { pictureIn } from '../../input/clipboard/picture-in.ts'
import { choosePicture } from '../../input/pictures/choose-picture.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { insertRecognised } from './insert-recognised.ts'
import { ReadingProgress } from './ReadingProgress.tsx'
import styles from './RecognitionDialog.module.css'
import { type Division, divisions, topicTexts } from './recognised-text.ts'
import { useRecognition } from './use-recognition.ts'

interface Props {
  /** A picture of the map to begin with; null: the person brings one. */
  resource: string | null
  onClose: () => void
}

/** Reads the words in a picture, lets them be corrected, and makes topics of them. All of it happens in this browser. */
export function RecognitionDialog({ resource, onClose }: Props) {
  const editor = useMapEditor()
  const translator = useText()
  const { text } = translator
  const [language, setLanguage] = useState<ReadingLanguage>(() => likelyLanguage(translator.language))
  const [division, setDivision] = useState<Division>('lines')
  const [isCorrected, setCorrected] = useState(false)
  const { picture, reading, take, readAgain, stop, correct } = useRecognition()
  const field = useRef<HTMLTextAreaElement>(null)
  const hasText = reading.state === 'read' && reading.text !== ''
  const topics = reading.state === 'read' ? topicTexts(reading.text, division) : []

  const takeFile = (file: File) => {
    setCorrected(false)
    void take({ file }, language)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once; afterwards the person decides
  useEffect(() => {
    if (resource !== null) void take({ url: () => editor.assets.url(resource, 'original') }, language)
  }, [])
  // What was waited for is there: the keys belong to it.
  useEffect(() => {
    if (hasText && !field.current?.contains(document.activeElement)) field.current?.focus()
  }, [hasText])

  const onPaste = (event: ClipboardEvent) => {
    const file = pictureIn(event.clipboardData.files, event.clipboardData.getData('text/plain'))
    if (!file) return
    event.preventDefault()
    takeFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) takeFile(file)
  }
  const insert = () => {
    if (topics.length > 0 && insertRecognised(editor, topics)) onClose()
  }
  return (
    <FormDialog
      title={text('recognition.title')}
      size="m"
      act={
        topics.length === 0 ? text('recognition.insert') : text('recognition.insert.count', { count: topics.length })
      }
      isOff={topics.length === 0}
      onAct={insert}
      onClose={onClose}
      // What somebody has corrected is not thrown away by a press beside it.
      onDismiss={() => !isCorrected && onClose()}
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => event.preventDefault()}
      aside={<span className={styles.private}>{text('recognition.private')}</span>}
    >
      <PicturePlace url={picture?.url ?? null} onChoose={() => choosePicture(takeFile)} />
      <div className={styles.line}>
        <span aria-hidden="true">{text('recognition.language')}</span>
        <Select
          label={text('recognition.language')}
          value={language}
          options={readingLanguages.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => {
            setLanguage(next)
            setCorrected(false)
            readAgain(next)
          }}
        />
        {picture && reading.state === 'waiting' && (
          <Button onClick={() => readAgain(language)}>{text('recognition.read')}</Button>
        )}
      </div>
      {reading.state === 'busy' && <ReadingProgress {...reading} onStop={stop} />}
      {reading.state === 'failed' && <Trouble words={errorText(reading.error, translator)} />}
      {reading.state === 'read' && !hasText && !isCorrected && <Trouble words={text('recognition.nothing')} />}
      {reading.state === 'read' && (hasText || isCorrected) && (
        <>
          <label className={styles.read}>
            {text('recognition.text')}
            <textarea
              ref={field}
              className={styles.text}
              rows={7}
              value={reading.text}
              onChange={(event) => {
                setCorrected(true)
                correct(event.target.value)
              }}
            />
          </label>
          <Segmented
            label={text('recognition.division')}
            value={division}
            options={divisions.map((value) => ({ value, label: text(`recognition.division.${value}`) }))}
            onChange={setDivision}
          />
        </>
      )}
    </FormDialog>
  )
}

function Trouble({ words }: { words: string }) {
  return (
    <p role="alert" className={styles.error}>
      <Icon icon={CircleAlert} size="s" />
      {words}
    </p>
  )
}

/** The picture, or the button to choose one; it can also be pasted or dropped. */
function PicturePlace({ url, onChoose }: { url: string | null; onChoose: () => void }) {
  const { text } = useText()
  return (
    <div className={classNames(styles.place, url !== null && styles.filled)}>
      {url !== null && <img src={url} alt={text('recognition.picture')} className={styles.picture} />}
      <Button onClick={onChoose}>{text(url === null ? 'recognition.choose' : 'recognition.choose-other')}</Button>
      {url === null && <p className={styles.hint}>{text('recognition.hint')}</p>}
    </div>
  )
}
