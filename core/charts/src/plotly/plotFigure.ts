/** Values of an axis: only numbers, so that hours, weekdays and months are in their true positions. */
type Values = ArrayLike<number | null>

interface TraceBase {
  /** Unique in the plot. */
  id: string
  /** For the legend. Default: none, and the legend leaves it out. */
  name?: string
  /** A CSS colour in hexadecimal digits. Default: the series colours of the theme, in order. */
  color?: string
  /** The pointer ignores it, such as a line that is not a measurement. Default false. */
  isBackground?: boolean
}

/** Values joined by a line, which breaks where one is missing. */
export interface PlotLine extends TraceBase {
  kind: 'line'
  x: ArrayLike<number>
  y: Values
  /** Ends of an interval around each value, such as that of a mean; both or none. */
  low?: Values
  high?: Values
  /** How the interval is drawn. Default `band`; `bars` where neighbours have nothing between them. */
  interval?: 'band' | 'bars'
  /** A mark at each value. Default false: only where both neighbours are missing. */
  hasMarks?: boolean
  /** Dashed, for lines that are not measurements, such as an identity line. Default false. */
  isDashed?: boolean
}

/** Values as marks of their own. */
export interface PlotMarks extends TraceBase {
  kind: 'marks'
  x: ArrayLike<number>
  y: Values
  /** Diameter, CSS pixels. Default 5; below 3 they are opaque. */
  sizePx?: number
}

/** Bars, which may be anywhere: with `base` and `width` they are boxes. */
export interface PlotBars extends TraceBase {
  kind: 'bars'
  /** Their middles. */
  x: ArrayLike<number>
  /** Their lengths from the base. */
  y: Values
  /** Where each begins. Default 0. */
  base?: ArrayLike<number>
  /** In values of the x axis. Default: as wide as there is room. */
  width?: number
  /** One for each bar; null: only an outline. Default `color`. */
  colors?: ArrayLike<string | null>
  /** Bars that are hatched instead of filled, such as values that are withheld. */
  hatched?: ArrayLike<boolean>
  /** Words on each bar, and their colours. */
  words?: ArrayLike<string>
  wordColors?: ArrayLike<string>
}

/** A grid of coloured cells, row by row from below. */
export interface PlotCells extends TraceBase {
  kind: 'cells'
  /** Middles of the columns and of the rows, evenly spaced. */
  x: ArrayLike<number>
  y: ArrayLike<number>
  /** Rows of colours; null: nothing is drawn. */
  colors: ArrayLike<ArrayLike<string | null>>
  /** A pixel between cells. Default true; false if they are so small that gaps would thin them out. */
  hasGaps?: boolean
}

/** One drawn series, by how it is drawn. */
export type PlotTrace = PlotLine | PlotMarks | PlotBars | PlotCells

/** One axis of a plot. */
export interface PlotAxis {
  /** Name and unit. Default: none. */
  title?: string
  /** From and to; a descending range reverses the axis. Default: fitted to the values. */
  range?: readonly [number, number]
  /** Labelled places. Default: round numbers. */
  ticks?: readonly { at: number; words: string }[]
  /** Grid lines and labels. Default true. */
  isShown?: boolean
}

/** Words at a place within the axes, such as the name of a month above its days. */
export interface PlotNote {
  x: number
  y: number
  words: string
  /** Where the words are relative to the place. Default `middle`. */
  align?: 'start' | 'middle'
  /** Default false: in the muted colour of labels. */
  isStrong?: boolean
}

/** What a plot draws: its series, its axes and its notes. */
export interface PlotFigure {
  traces: readonly PlotTrace[]
  x?: PlotAxis
  y?: PlotAxis
  notes?: readonly PlotNote[]
  /** Places on the x axis with a line across, such as between days. */
  dividers?: readonly number[]
  /** One unit has the same length on both axes, as on a map of winds. Default false. */
  isSquare?: boolean
}

/** A point by its trace and its index there; cells are counted row by row, from the first row. */
export interface PlotPlace {
  trace: number
  point: number
}

/** Number of points of a trace. */
export const pointsOf = (trace: PlotTrace): number =>
  trace.kind === 'cells' ? trace.x.length * trace.y.length : trace.x.length
