import { installChartStage } from '../charts/chartStage.ts'
import { echartsPainter } from './echartsPainter.ts'
import { grafanaPainter } from './grafanaPainter.tsx'

installChartStage({ grafana: grafanaPainter, echarts: echartsPainter })
