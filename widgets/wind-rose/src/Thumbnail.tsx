/** In the add-widget panel. Wedges by wind direction, stacked by speed. */
export default function WindRoseThumbnail() {
  return (
    <>
      <g fill="none" stroke="var(--air-line-strong)">
        <circle cx="36" cy="22" r="19" />
        <circle cx="36" cy="22" r="10" />
      </g>
      <g fill="var(--air-series-1)">
        <path d="M36 22L24 8a18 18 0 0 1 11-4z" />
        <path d="M36 22L23 20a13 13 0 0 1 5-9z" />
        <path d="M36 22L30 33a12 12 0 0 1-6-8z" />
        <path d="M36 22L45 29a11 11 0 0 1-7 4z" />
        <path d="M36 22L44 13a12 12 0 0 1 4 8z" />
      </g>
      <g fill="var(--air-series-2)">
        <path d="M36 22L30 15a9 9 0 0 1 6-2z" />
        <path d="M36 22L29 21a7 7 0 0 1 3-5z" />
        <path d="M36 22L40 17a6 6 0 0 1 2 4z" />
      </g>
    </>
  )
}
