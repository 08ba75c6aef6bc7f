import { createStore } from '../../../../platform/store.ts'
import type { Contact } from './contact.ts'

/** What was typed into one form, for the next one: nobody types their address twice. */
export const givenContact = createStore<Contact | null>(null)
