// oxlint-disable-next-line typescript/triple-slash-reference -- the declarations must be visible wherever this file is compiled, and ambient ones cannot be imported
/// <reference path="./plotlyModules.d.ts" />
import bar from 'plotly.js/lib/bar'
import plotly from 'plotly.js/lib/core'
import heatmap from 'plotly.js/lib/heatmap'
import drawing from 'plotly.js/src/components/drawing'
import createPlotlyComponent from 'react-plotly.js/factory'

// The core has scatter. None of these compiles code or opens a WebGL context: our pages do not allow the former, nor
// enough of the latter.
plotly.register([bar, heatmap])

/** plotly with the traces that our plots have. */
export const PlotlyChart = createPlotlyComponent(plotly)

/** plotly measures each text once for all plots of the page; after a font arrived, its sizes are those of another. */
export function forgetTextSizes(): void {
  drawing.savedBBoxes = {}
}
