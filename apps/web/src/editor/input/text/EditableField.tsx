import type { HTMLAttributes, Ref } from 'react'

interface Props extends HTMLAttributes<HTMLDivElement> {
  readonly ref: Ref<HTMLDivElement>
  readonly isReadOnly?: boolean
}

/** A field for formatted words: plain text goes in, formats are ours to give. Nobody but its own code draws in it. */
export function EditableField({ isReadOnly = false, ...props }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: only an editable element shows formatting and wraps as a topic does
    <div
      contentEditable={isReadOnly ? false : 'plaintext-only'}
      suppressContentEditableWarning
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-readonly={isReadOnly}
      {...props}
    />
  )
}
