/** In the add-widget panel. One parameter against another, with a line through the points. */
export default function ScatterThumbnail() {
  return (
    <>
      <path d="M6 4v34h62" fill="none" stroke="var(--air-line-strong)" />
      <path d="M8 36L64 8" stroke="var(--air-muted)" strokeDasharray="3 3" />
      <path
        d="M12 32h0M18 34h0M21 27h0M27 30h0M30 22h0M36 26h0M39 17h0M45 20h0M50 12h0M55 16h0M60 9h0"
        stroke="var(--air-series-1)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}
