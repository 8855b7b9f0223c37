/** In the add-widget panel. A surface of values over wind direction and speed. */
export default function PolarPlotThumbnail() {
  return (
    <>
      <circle cx="36" cy="22" r="19" fill="var(--air-series-1)" fillOpacity="0.25" />
      <path d="M36 22L22 9a19 19 0 0 1 32 8l-6 12z" fill="var(--air-series-3)" fillOpacity="0.5" />
      <path d="M37 20l1-12a15 15 0 0 1 13 12l-5 6z" fill="var(--air-series-2)" fillOpacity="0.8" />
      <circle cx="45" cy="16" r="4" fill="var(--air-danger)" />
      <g fill="none" stroke="var(--air-line-strong)">
        <circle cx="36" cy="22" r="19" />
        <path d="M36 3v38M17 22h38" />
      </g>
    </>
  )
}
