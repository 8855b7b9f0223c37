/** In the add-widget panel. The course of an average day, with its spread. */
export default function TimeVariationThumbnail() {
  return (
    <>
      <path d="M6 4v34h62" fill="none" stroke="var(--air-line-strong)" />
      <path
        d="M7 26l10 3 9-14 10 9 11 0 9-12 11 12v9l-11-9-9 9-11 1-10-7-9 11-10 1z"
        fill="var(--air-series-1)"
        fillOpacity="0.25"
      />
      <path
        d="M7 31l10 1 9-12 10 8 11-1 9-9 11 10"
        fill="none"
        stroke="var(--air-series-1)"
        strokeWidth="2"
      />
    </>
  )
}
