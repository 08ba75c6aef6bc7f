import type { Subject } from '../subjects/subject.ts'
import { type BenchPage, benchPage } from './bench-page.ts'

declare global {
  interface Window {
    bench: BenchPage
  }
}

/** Makes a page with one subject ready for the driver. */
export function serve<Content>(subject: Subject<Content>): void {
  const host = document.getElementById('host')
  if (!host) throw new Error('the page has no host')
  window.bench = benchPage(subject, host)
}
