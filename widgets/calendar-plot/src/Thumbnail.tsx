/** From 1, low, to 5, high; a space is a day of another month. */
const WEEKS = ['   1223', '2134532', '1122454', '3211234', '22145  ']

/** In the add-widget panel. A month of days, coloured by their values. */
export default function CalendarPlotThumbnail() {
  return (
    <g fill="var(--air-series-2)">
      {WEEKS.flatMap((week, y) =>
        [...week].map((level, x) => (
          <rect
            key={`${x}:${y}`}
            x={12 + x * 7}
            y={5 + y * 7}
            width="6"
            height="6"
            fillOpacity={Number(level) / 5}
          />
        )),
      )}
    </g>
  )
}
