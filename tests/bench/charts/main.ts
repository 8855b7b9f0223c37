import { airshedPainter } from './airshedPainter.tsx'
import { barePainter } from './barePainter.ts'
import { installChartStage } from './chartStage.ts'

installChartStage({ airshed: airshedPainter, bare: barePainter })
