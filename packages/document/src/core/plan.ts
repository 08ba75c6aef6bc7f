import type { RecordWriter } from './record-writer.ts'
import type { RichText } from './text/rich-text.ts'

/** What a command will write. Commands do not write themselves: they make a plan, or refuse. */
export interface Plan<Name extends string> {
  /** Records to create, hidden at first, in a transaction that undo does not track. */
  readonly newRecords?: readonly NewRecord<Name>[]
  /** Texts that are about to be written in; created in the same way where they are missing. */
  readonly texts?: readonly TextPlace<Name>[]
  /** The edit that undo reverses. */
  readonly write?: (writer: RecordWriter<Name>) => void
  /** Ids of what the command made. */
  readonly ids?: readonly string[]
}

export interface NewRecord<Name extends string> {
  readonly collection: Name
  readonly id: string
  readonly groups: { readonly [group: string]: unknown }
  readonly texts: { readonly [name: string]: RichText }
}

export interface TextPlace<Name extends string> {
  readonly collection: Name
  readonly id: string
  readonly name: string
}

/** Why a command was not executed. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  /** The argument that is wrong. */
  readonly argument?: string
  /** The record that is in the way. */
  readonly id?: string
}

/** Thrown while a plan is made, so that nothing has been written yet; the caller of `execute` gets it as a result. */
export class Refused<Code extends string = string> extends Error {
  readonly refusal: Refusal<Code>

  constructor(refusal: Refusal<Code>) {
    super(refusal.code)
    this.refusal = refusal
  }
}
