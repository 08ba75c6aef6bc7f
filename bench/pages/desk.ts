import { type DeskPage, deskPage } from '../desk/desk-page.ts'

const host = document.getElementById('host')
if (!host) throw new Error('the page has no host')
;(window as unknown as { bench: DeskPage }).bench = deskPage(host)
