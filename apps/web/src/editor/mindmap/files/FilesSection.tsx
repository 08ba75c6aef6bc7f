import type { AttachedFile, NodeId } from '@ramify/document'
import { Download, File as FileIcon, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../../views/panels/Section.tsx'
import type { Chosen } from '../style/use-chosen.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { downloadFile } from './download-file.ts'
import styles from './FilesSection.module.css'
import { fileSize } from './file-size.ts'

/** The files of the selected topic: to be saved, renamed and removed. Of several topics those of each are in its own panel. */
export function FilesSection({ chosen }: { chosen: Chosen }) {
  const { text } = useText()
  const [topic, another] = chosen.topics
  if (!topic || another) return null
  const { id, files = [] } = topic.face.node
  return (
    <Section
      title={text('editor.files')}
      about={files.length > 0 ? text('editor.file.count', { count: files.length }) : undefined}
    >
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileRow key={file.id} topic={id} file={file} files={files} />
          ))}
        </ul>
      )}
      <ActionTextButton id="editor.attach" />
    </Section>
  )
}

interface RowProps {
  topic: NodeId
  file: AttachedFile
  files: readonly AttachedFile[]
}

function FileRow({ topic, file, files }: RowProps) {
  const editor = useMapEditor()
  const { text } = useText()
  const [isRenamed, setRenamed] = useState(false)
  const { name } = file
  const rename = (typed: string) => {
    setRenamed(false)
    const next = typed.trim()
    if (next === '' || next === name) return
    const renamed = files.map((each) => (each.id === file.id ? { ...each, name: next } : each))
    editor.execute({ type: 'setFiles', id: topic, files: renamed })
  }
  const remove = () =>
    editor.execute({ type: 'setFiles', id: topic, files: files.filter((each) => each.id !== file.id) })
  return (
    <li className={styles.file}>
      <Icon icon={FileIcon} size="s" className={styles.icon} />
      {isRenamed ? (
        <input
          // biome-ignore lint/a11y/noAutofocus: it takes the place of what was pressed
          autoFocus
          className={styles.field}
          aria-label={text('editor.file.name')}
          maxLength={200}
          defaultValue={name}
          onFocus={({ target }) => target.setSelectionRange(0, name.replace(/\.[^.]+$/, '').length)}
          onBlur={(event) => rename(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Enter') rename(event.currentTarget.value)
            else setRenamed(false)
          }}
        />
      ) : (
        <>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.size}>{fileSize(file.size)}</span>
          <IconButton
            label={text('editor.file.download', { name })}
            icon={Download}
            onClick={() => void downloadFile(editor, file)}
          />
          <IconButton label={text('editor.file.rename', { name })} icon={Pencil} onClick={() => setRenamed(true)} />
          <IconButton label={text('editor.file.remove', { name })} icon={Trash2} onClick={remove} />
        </>
      )}
    </li>
  )
}
