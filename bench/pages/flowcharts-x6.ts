import { serveChart } from '../flowcharts/chart-page.ts'
import { subject } from '../flowcharts/subjects/x6.ts'

serveChart(subject)
