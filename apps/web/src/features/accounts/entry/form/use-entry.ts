import { CallError } from '@ramify/contract'
import { type RefCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../platform/i18n/language.ts'
import { showError } from '../../../../platform/show-error.ts'
import { type Contact, contactKey, noContact } from '../contact/contact.ts'
import {
  type EntryErrors,
  type EntryField,
  type EntryValues,
  isUnknownAccount,
  missingIn,
  refusedOf,
  secondsToWait,
} from './entry-errors.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface Options {
  /** In the order in which they stand: the first that is wrong gets the focus. */
  needs: (values: EntryValues) => readonly EntryField[]
  contact?: Contact
  act: (values: EntryValues) => Promise<void>
}

/** What a form of names, codes and passwords is about, while somebody fills it in. */
export interface Entry {
  values: EntryValues
  change: (part: Partial<EntryValues>) => void
  errorOf: (field: EntryField) => string | null
  refOf: (field: EntryField) => RefCallback<HTMLInputElement>
  focus: (field: EntryField) => void
  complain: (complaints: EntryErrors) => void
  /** Says where it belongs what went wrong. */
  tell: (error: unknown) => void
  /** The address that was sent belongs to no account. */
  isUnknown: boolean
  isBusy: boolean
  /** After too many tries. */
  waitsFor: number
  submit: () => Promise<void>
}

export function useEntry({ needs: needsOf, contact = noContact, act }: Options): Entry {
  const translator = useText()
  const [values, setValues] = useState<EntryValues>({
    contact,
    code: '',
    oldCode: '',
    old: '',
    password: '',
    repeated: '',
  })
  const needs = needsOf(values)
  const [errors, setErrors] = useState<EntryErrors>({})
  const [unknown, setUnknown] = useState<Contact | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [closedUntil, setClosedUntil] = useState(0)
  const waitsFor = useSecondsUntil(closedUntil)
  const inputs = useRef<Partial<Record<EntryField, HTMLInputElement | null>>>({})

  const focus = (field: EntryField) => inputs.current[field]?.focus()

  const complain = (complaints: EntryErrors) => {
    setErrors(complaints)
    const first = needs.find((field) => complaints[field])
    if (first) focus(first)
  }

  const tell = (error: unknown) => {
    setUnknown(isUnknownAccount(error) ? values.contact : null)
    const seconds = error instanceof CallError && error.errno === -429 ? secondsToWait(error) : 0
    if (seconds > 0) {
      setClosedUntil(Date.now() + seconds * 1000)
      return
    }
    const refused = refusedOf(error, values.contact, needs)
    if (refused) complain(refused)
    else showError(error)
  }

  const submit = async () => {
    if (isBusy || waitsFor > 0) return
    const missing = missingIn(values, needs)
    if (Object.keys(missing).length > 0) {
      complain(missing)
      return
    }
    setErrors({})
    setBusy(true)
    try {
      await act(values)
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    errorOf: (field) => errors[field]?.(translator) ?? null,
    refOf: (field) => (input) => {
      inputs.current[field] = input
    },
    focus,
    complain,
    tell,
    isUnknown: unknown !== null && contactKey(unknown) === contactKey(values.contact),
    isBusy,
    waitsFor,
    submit,
  }
}

/** The label of a form's button; after too many tries, the seconds to wait. */
export function useAct({ waitsFor }: Entry, act: string): string {
  const { text } = useText()
  return waitsFor > 0 ? text('accounts.wait', { seconds: waitsFor }) : act
}

/** Focuses a field of a form. Not of a page on a touch screen, where the keyboard would cover the page. */
export function useFirstField({ focus }: Entry, field: EntryField, isPage = false): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another field is a reason to move the focus
  useEffect(() => {
    if (!isPage || !matchMedia('(hover: none)').matches) focus(field)
  }, [field])
}
