import type { RichText } from '@ramify/document'

interface Range {
  readonly start: number
  readonly end: number
}

/** The field of the editor without a browser: a text, and a stretch of it that is marked. */
export class PlainField extends EventTarget {
  text = ''
  range: Range = { start: 0, end: 0 }
  /** What an input method is making, in the text. */
  #composed: Range | null = null
  readonly style = { setProperty: () => undefined }
  readonly ownerDocument = Object.assign(new EventTarget(), { activeElement: this, getSelection: () => null })

  focus(): void {
    // It always has it.
  }

  /** A browser ends a composition with what it has so far. */
  blur(): void {
    if (!this.#composed) return
    this.#composed = null
    this.dispatchEvent(new Event('compositionend'))
  }

  replaceChildren(): void {
    this.text = ''
    this.range = { start: 0, end: 0 }
  }

  /** No stretch of it is an element of its own. */
  querySelector(): null {
    return null
  }

  closest(): null {
    return null
  }

  /** What a browser does with text that is typed or pasted, unless the page does it itself. */
  insert(words: string, inputType: string): void {
    this.#change(inputType, () => {
      const { start, end } = this.range
      this.text = this.text.slice(0, start) + words + this.text.slice(end)
      this.range = { start: start + words.length, end: start + words.length }
    })
  }

  /** What a browser does while an input method makes a text. */
  compose(words: string): void {
    if (!this.#composed) {
      this.dispatchEvent(new Event('compositionstart'))
      this.#composed = this.range
    }
    const start = this.#composed.start
    this.range = this.#composed
    this.insert(words, 'insertCompositionText')
    this.#composed = { start, end: start + words.length }
  }

  /** And when it is chosen what it becomes. */
  commit(words: string): void {
    this.compose(words)
    this.blur()
  }

  /** What a browser does on a key that moves the caret; false for another key. */
  moveCaret(key: string): boolean {
    const at = {
      ArrowLeft: Math.max(0, this.range.start - 1),
      ArrowRight: Math.min(this.text.length, this.range.end + 1),
      Home: 0,
      End: this.text.length,
    }[key]
    if (at !== undefined) this.range = { start: at, end: at }
    return at !== undefined
  }

  #change(inputType: string, act: () => void): void {
    const before = Object.assign(new Event('beforeinput', { cancelable: true }), { inputType })
    if (!this.dispatchEvent(before)) return
    act()
    this.dispatchEvent(new Event('input'))
  }
}

/** In the place of what the editor reads and writes its field with: that needs the elements of a page. */
export const plainFieldText = {
  readField: (field: PlainField): string => field.text,
  readRange: (field: PlainField): Range => field.range,
  writeField: (field: PlainField, { text }: RichText): void => {
    field.text = text
  },
  writeRange: (field: PlainField, range: Range): void => {
    field.range = range
  },
}
