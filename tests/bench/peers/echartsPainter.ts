import { LineChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { init, use, type EChartsCoreOption } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { HEIGHT_PX, WIDTH_PX, type Painter } from '../charts/chartStage.ts'
import { withNulls } from '../charts/series.ts'

use([LineChart, GridComponent, CanvasRenderer])

/** ECharts as its handbook recommends for many points: sampled, without symbols and animation. */
export const echartsPainter: Painter<readonly EChartsCoreOption[]> = {
  prepare: (charts) =>
    charts.map((lines) => ({
      animation: false,
      grid: {},
      xAxis: { type: 'time' },
      yAxis: { type: 'value' },
      series: lines.map(({ times, values }) => {
        const shown = withNulls(values)
        return {
          type: 'line',
          showSymbol: false,
          sampling: 'lttb',
          lineStyle: { width: 1 },
          data: shown.map((value, index) => [times[index], value]),
        }
      }),
    })),
  open(host, options) {
    const charts = options.map((option) => {
      const element = host.appendChild(document.createElement('div'))
      element.style.cssText = `width:${WIDTH_PX}px;height:${HEIGHT_PX}px`
      const chart = init(element)
      chart.setOption(option)
      return { chart, element }
    })
    return {
      update(next) {
        for (const [index, { chart }] of charts.entries()) chart.setOption(next[index]!)
      },
      close() {
        for (const { chart, element } of charts) {
          chart.dispose()
          element.remove()
        }
      },
    }
  },
}
