/** From 1, low, to 5, high: a row for each device. */
const ROWS = ['1123421', '2345432', '1223211', '3455543']

/** In the add-widget panel. Cells by time, a row for each device. */
export default function HeatmapThumbnail() {
  return (
    <g fill="var(--air-series-1)">
      {ROWS.flatMap((row, y) =>
        [...row].map((level, x) => (
          <rect
            key={`${x}:${y}`}
            x={5 + x * 9}
            y={4 + y * 9}
            width="8"
            height="8"
            fillOpacity={Number(level) / 5}
          />
        )),
      )}
    </g>
  )
}
