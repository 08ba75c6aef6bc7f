import { serveDocument } from '../flowcharts/document-page.ts'

serveDocument()
