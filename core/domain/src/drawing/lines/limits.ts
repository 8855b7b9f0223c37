/** A faint band behind the lines, with its word at the edge. */
export interface ChartZone {
  /** Lower end in the unit of the axis; -Infinity reaches the floor. */
  from: number
  /** Upper end; Infinity reaches the ceiling. */
  to: number
  color: string
  name: string
  /** Unit of the axis that it belongs to; default that of the first series. */
  unit?: string
}

/** A dashed line across the chart. */
export interface ChartThreshold {
  value: number
  label: string
  /** Default the danger colour of the theme. */
  color?: string
  /** Unit of the axis that it belongs to; default that of the first series. */
  unit?: string
  /**
   * What happens if it lies beyond the values. `widen` extends the axis to it, up to twice the span without it; if it
   * is further away, it is named at the edge of the plot. `hint` always names it there. Default: it is not shown.
   */
  beyond?: 'widen' | 'hint'
}
