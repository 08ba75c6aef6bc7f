import { serveChart } from '../flowcharts/chart-page.ts'
import { subject } from '../flowcharts/subjects/logicflow.ts'

serveChart(subject)
