/** In the add-widget panel. A line over time, with rows of figures below. */
export default function ChartTableThumbnail() {
  return (
    <>
      <path
        d="M6 18l10-6 9 4 10-10 10 7 11-5 12 6"
        fill="none"
        stroke="var(--air-series-1)"
        strokeWidth="2"
      />
      <path d="M6 24h60M6 32h60M6 40h60" stroke="var(--air-line-strong)" />
      <path
        d="M8 28h14M36 28h8M54 28h8M8 36h18M36 36h8M54 36h8"
        stroke="var(--air-muted)"
        strokeWidth="2"
      />
    </>
  )
}
