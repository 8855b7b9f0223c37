/** In the add-widget panel. Percentiles by wind direction, one ring around the other. */
export default function PercentileRoseThumbnail() {
  return (
    <>
      <circle cx="36" cy="22" r="19" fill="none" stroke="var(--air-line-strong)" />
      <path d="M36 3v38M17 22h38" stroke="var(--air-line-strong)" />
      <g fill="var(--air-series-1)">
        <path d="M36 5l9 6 7 11-6 8-10 5-11-4-7-9 5-11z" fillOpacity="0.25" />
        <path d="M36 11l6 5 4 6-4 5-6 3-7-2-4-6 3-6z" fillOpacity="0.45" />
        <path d="M36 16l3 3 2 3-2 3-3 1-3-1-2-3 2-3z" />
      </g>
    </>
  )
}
