/** In the add-widget panel. Two lines over time and a limit. */
export default function ChartThumbnail() {
  return (
    <>
      <path d="M6 4v34h62" fill="none" stroke="var(--air-line-strong)" />
      <path d="M7 14h61" stroke="var(--air-danger)" strokeDasharray="3 3" />
      <path
        d="M7 30l8-6 7 3 8-12 8 5 8-14 8 11 7-4 7 6"
        fill="none"
        stroke="var(--air-series-1)"
        strokeWidth="2"
      />
      <path
        d="M7 34l9-3 9 2 10-6 10 3 11-5 12 4"
        fill="none"
        stroke="var(--air-series-2)"
        strokeWidth="2"
      />
    </>
  )
}
