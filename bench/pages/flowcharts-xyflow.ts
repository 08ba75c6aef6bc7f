import { serveChart } from '../flowcharts/chart-page.ts'
import { xyflow } from '../flowcharts/subjects/xyflow.tsx'

serveChart(xyflow(false))
