/** In the add-widget panel. Months over some years, the line through them, and how certain it is. */
export default function TrendThumbnail() {
  return (
    <>
      <path d="M6 4v34h62" fill="none" stroke="var(--air-line-strong)" />
      <path
        d="M10 14l4-5 4 8 4 5 4-9 4-1 4 9 4 6 4-9 4 0 4 9 4 4 4-8 4 2"
        fill="none"
        stroke="var(--air-series-1)"
        strokeWidth="1.5"
      />
      <path d="M9 10L66 28" stroke="var(--air-text)" strokeWidth="2" />
      <path d="M9 14L66 24M9 6L66 32" stroke="var(--air-muted)" strokeDasharray="3 3" />
    </>
  )
}
