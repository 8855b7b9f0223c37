import { THEME_TOKENS, type ThemeName } from '@airshed/ui'
import { seriesPalette } from '../palette/palette.ts'
import { bandPath } from './bandPath.ts'
import type {
  PlotAxis,
  PlotBars,
  PlotCells,
  PlotFigure,
  PlotLine,
  PlotMarks,
  PlotTrace,
} from './plotFigure.ts'

/** How a plot looks, apart from its contents. */
export interface PlotLook {
  theme: ThemeName
  /** BCP 47 tag: marks of decimals and thousands. */
  locale: string
  /** CSS pixels. */
  width: number
  height: number
}

/** A trace or a layout as plotly takes it; what is in it is described in plotly's reference. */
type Plain = Record<string, unknown>

export interface PlotlyFigure {
  data: Plain[]
  layout: Plain
}

const LABEL_PX = 11
/** Opacity of an interval behind its line, as two hexadecimal digits. */
const BAND_ALPHA = '30'
const MARGIN_PX = { l: 4, r: 8, t: 6, b: 4 }

/**
 * A figure as plotly draws it: with the colours and sizes of our tokens, without labels, tools or
 * zoom of its own. Each trace has `meta.trace`, its place in the figure; intervals have none.
 */
export function plotlyFigure(figure: PlotFigure, look: PlotLook): PlotlyFigure {
  const { traces, x = {}, y = {}, notes = [], dividers = [], isSquare = false } = figure
  const tokens = THEME_TOKENS[look.theme]
  const palette = seriesPalette(look.theme)
  const data = traces.flatMap((trace, index) => {
    const color = trace.color ?? palette[index % palette.length] ?? tokens.series1
    const hoverinfo = trace.isBackground === true ? 'skip' : 'none'
    const common = { hoverinfo, showlegend: false, meta: { trace: index } }
    return drawn(trace, color, look.theme).map((one) => ({ ...common, ...one }))
  })
  const isGrid = traces.some(({ kind }) => kind === 'cells' || kind === 'bars')
  const layout = {
    width: look.width,
    height: look.height,
    margin: { ...MARGIN_PX, pad: 0 },
    paper_bgcolor: 'rgba(0,0,0,0)',
    plot_bgcolor: 'rgba(0,0,0,0)',
    font: { family: 'inherit', size: LABEL_PX, color: tokens.muted },
    separators: separatorsOf(look.locale),
    showlegend: false,
    dragmode: false,
    hovermode: 'closest',
    hoverdistance: isGrid ? 1 : -1,
    barmode: 'overlay',
    xaxis: {
      ...axisOf(x, look.theme, 'x'),
      ...(isSquare ? { constrain: 'domain' } : {}),
    },
    yaxis: {
      ...axisOf(y, look.theme, 'y'),
      // The box is shortened, not the range of the values.
      ...(isSquare ? { scaleanchor: 'x', scaleratio: 1, constrain: 'domain' } : {}),
    },
    annotations: notes.map(({ x: left, y: top, words, align = 'middle', isStrong = false }) => ({
      x: left,
      y: top,
      text: isStrong ? `<b>${plainText(words)}</b>` : plainText(words),
      showarrow: false,
      xanchor: align === 'start' ? 'left' : 'center',
      yanchor: 'middle',
      borderpad: 0,
      font: { color: isStrong ? tokens.text : tokens.muted, size: LABEL_PX },
    })),
    shapes: dividers.map((at) => ({
      type: 'line',
      x0: at,
      x1: at,
      y0: 0,
      y1: 1,
      yref: 'paper',
      layer: 'below',
      line: { color: tokens.lineStrong, width: 1 },
    })),
  }
  return { data, layout }
}

function drawn(trace: PlotTrace, color: string, theme: ThemeName): Plain[] {
  switch (trace.kind) {
    case 'line':
      return lineOf(trace, color)
    case 'marks':
      return [marksOf(trace, color)]
    case 'bars':
      return [barsOf(trace, color, theme)]
    case 'cells':
      return [cellsOf(trace)]
  }
}

function lineOf(trace: PlotLine, color: string) {
  const { x, y, low, high, interval = 'band', hasMarks, isDashed = false } = trace
  const values = Array.from(y, finite)
  const isAlone = values.map((_, at) => isNone(values[at - 1]) && isNone(values[at + 1]))
  const line: Plain = {
    type: 'scatter',
    mode: 'lines+markers',
    x: Array.from(x),
    y: values,
    connectgaps: false,
    line: { color, width: 1.75, ...(isDashed ? { dash: 'dash' } : {}) },
    marker: { color, size: hasMarks === true ? 6 : isAlone.map((alone) => (alone ? 5 : 0)) },
  }
  if (low === undefined || high === undefined) return [line]
  if (interval === 'bars') {
    const above = values.map((value, at) => lengthOf(value, high[at]))
    const below = values.map((value, at) => lengthOf(value, low[at]))
    const ends = { type: 'data', symmetric: false, array: above, arrayminus: below }
    return [{ ...line, error_y: { ...ends, color, thickness: 1.25, width: 4 } }]
  }
  const band = {
    type: 'scatter',
    mode: 'lines',
    ...bandPath(x, low, high),
    fill: 'toself',
    fillcolor: `${color}${BAND_ALPHA}`,
    line: { width: 0 },
    hoverinfo: 'skip',
    meta: {},
  }
  return [band, line]
}

const marksOf = ({ x, y, sizePx = 5 }: PlotMarks, color: string): Plain => ({
  type: 'scatter',
  mode: 'markers',
  x: Array.from(x),
  y: Array.from(y, finite),
  marker: { color, size: sizePx, opacity: sizePx < 3 ? 1 : 0.7 },
})

function barsOf(trace: PlotBars, color: string, theme: ThemeName): Plain {
  const { x, y, base, width, colors, hatched, words, wordColors } = trace
  const { lineStrong, line, text } = THEME_TOKENS[theme]
  const at = Array.from(x, (_, index) => index)
  const isHatched = (index: number) => hatched?.[index] === true
  const isFilled = (index: number) => colors === undefined || colors[index] != null
  const fillOf = (index: number) => (colors === undefined ? color : (colors[index] ?? NOTHING))
  return {
    type: 'bar',
    x: Array.from(x),
    y: Array.from(y, finite),
    ...(base === undefined ? {} : { base: Array.from(base) }),
    ...(width === undefined ? {} : { width }),
    marker: {
      // The colour of a hatched bar is that of its lines.
      color: at.map((index) => (isHatched(index) ? lineStrong : fillOf(index))),
      line: {
        color: at.map((index) => (isHatched(index) ? lineStrong : line)),
        width: at.map((index) => (isHatched(index) || !isFilled(index) ? 1 : 0)),
      },
      pattern: {
        shape: at.map((index) => (isHatched(index) ? '/' : '')),
        size: 5,
        solidity: 0.25,
      },
    },
    ...(words === undefined
      ? {}
      : {
          text: Array.from(words, plainText),
          textposition: 'inside',
          insidetextanchor: 'middle',
          textangle: 0,
          constraintext: 'none',
          cliponaxis: false,
          insidetextfont: {
            color: wordColors === undefined ? text : Array.from(wordColors),
            size: LABEL_PX,
          },
        }),
  }
}

const NOTHING = 'rgba(0,0,0,0)'

/** plotly colours numbers: each colour is represented by its index, on an evenly stepped scale. */
function cellsOf({ x, y, colors, hasGaps = true }: PlotCells): Plain {
  const rows = Array.from(colors, (row) => Array.from(row))
  const used = [...new Set(rows.flat().filter((color) => color !== null))]
  const last = Math.max(1, used.length)
  return {
    type: 'heatmap',
    x: Array.from(x),
    y: Array.from(y),
    z: rows.map((row) => row.map((color) => (color === null ? null : used.indexOf(color) + 0.5))),
    zmin: 0,
    zmax: last,
    colorscale:
      used.length === 0
        ? [
            [0, NOTHING],
            [1, NOTHING],
          ]
        : used.flatMap((color, at) => [
            [at / last, color],
            [(at + 1) / last, color],
          ]),
    showscale: false,
    hoverongaps: false,
    xgap: hasGaps ? 1 : 0,
    ygap: hasGaps ? 1 : 0,
  }
}

function axisOf(axis: PlotAxis, theme: ThemeName, which: 'x' | 'y'): Plain {
  const { title, range, ticks, isShown = true } = axis
  const { line, lineStrong, muted } = THEME_TOKENS[theme]
  return {
    type: 'linear',
    visible: isShown,
    fixedrange: true,
    automargin: true,
    zeroline: false,
    showgrid: which === 'y',
    gridcolor: line,
    linecolor: lineStrong,
    showline: which === 'x',
    ticks: which === 'x' ? 'outside' : '',
    ticklen: 3,
    tickcolor: lineStrong,
    tickangle: 0,
    tickfont: { color: muted, size: LABEL_PX },
    ...(range === undefined ? { rangemode: 'normal' } : { range: [...range], autorange: false }),
    ...(title === undefined
      ? {}
      : { title: { text: plainText(title), standoff: 6, font: { color: muted, size: LABEL_PX } } }),
    ...(ticks === undefined
      ? { nticks: 6 }
      : {
          tickmode: 'array',
          tickvals: ticks.map(({ at }) => at),
          ticktext: ticks.map(({ words }) => plainText(words)),
        }),
  }
}

/** plotly interprets some HTML in texts; ours contain none. */
const plainText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Marks of decimals and of thousands. */
function separatorsOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12_345.6)
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${markOf('decimal')}${markOf('group')}`
}

const finite = (value: number | null): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const isNone = (value: number | null | undefined): boolean => value === null || value === undefined

const lengthOf = (value: number | null | undefined, end: number | null | undefined): number =>
  typeof value === 'number' && typeof end === 'number' ? Math.abs(end - value) : 0
