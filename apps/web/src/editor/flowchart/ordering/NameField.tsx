import { type KeyboardEvent, useEffect, useRef } from 'react'

interface Props {
  name: string
  label: string
  className?: string | undefined
  /** Null: it stays as it was. */
  onDone: (name: string | null) => void
}

/** A name that is being changed where it stands: Enter keeps it, Escape gives it up. */
export function NameField({ name, label, className, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => field.current?.select(), [])
  const end = (isKept: boolean) => {
    if (isDone.current) return
    isDone.current = true
    const typed = field.current?.value.trim() ?? ''
    onDone(isKept && typed !== '' && typed !== name ? typed : null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') end(true)
    if (event.key === 'Escape') end(false)
  }
  return (
    <input
      ref={field}
      className={className}
      aria-label={label}
      defaultValue={name}
      maxLength={120}
      // biome-ignore lint/a11y/noAutofocus: it is there because somebody wants to write in it
      autoFocus
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={() => end(true)}
    />
  )
}
