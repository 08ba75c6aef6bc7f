import { serveChart } from '../flowcharts/chart-page.ts'
import { subject } from '../flowcharts/subjects/maxgraph.ts'

serveChart(subject)
