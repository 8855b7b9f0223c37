/** In the add-widget panel. The readings of one sensor: a figure and its course. */
export default function SensorThumbnail() {
  return (
    <>
      <text x="6" y="21" fill="var(--air-text)" fontSize="17" fontWeight="600">
        8.4
      </text>
      <path d="M44 17h20" stroke="var(--air-muted)" strokeWidth="2" />
      <path
        d="M6 38l9-4 8 2 9-8 9 5 8-7 9 4 9-3"
        fill="none"
        stroke="var(--air-series-1)"
        strokeWidth="2"
      />
    </>
  )
}
