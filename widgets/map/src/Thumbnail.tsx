/** In the add-widget panel. Places on a map. */
export default function MapThumbnail() {
  return (
    <>
      <path d="M4 30l14-7 12 5 16-9 22 8v13H4z" fill="var(--air-series-3)" fillOpacity="0.25" />
      <path d="M4 14l20 8 18-4 26-12" fill="none" stroke="var(--air-line-strong)" strokeWidth="2" />
      <g stroke="var(--air-surface)">
        <circle cx="20" cy="16" r="5" fill="var(--air-grade-good)" />
        <circle cx="40" cy="26" r="5" fill="var(--air-grade-moderate)" />
        <circle cx="57" cy="14" r="5" fill="var(--air-grade-poor)" />
      </g>
    </>
  )
}
