import { serveChart } from '../flowcharts/chart-page.ts'
import { subject } from '../flowcharts/subjects/ramify.ts'

serveChart(subject)
