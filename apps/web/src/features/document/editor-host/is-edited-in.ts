import type { KindName } from '@ramify/document'
import type { BarLook } from '../page/bar-look.ts'

/** Whether documents of a kind can be changed there: on phones flowcharts are for reading. */
export const isEditedIn = (look: BarLook, kind: KindName): boolean => look === 'desktop' || kind === 'mindmap'
