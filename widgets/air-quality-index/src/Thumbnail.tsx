/** In the add-widget panel. A scale of grades with a hand. */
export default function AirQualityIndexThumbnail() {
  return (
    <>
      <g fill="none" strokeWidth="7">
        <path d="M12 36a24 24 0 0 1 7-17" stroke="var(--air-grade-excellent)" />
        <path d="M20 18a24 24 0 0 1 15-6" stroke="var(--air-grade-good)" />
        <path d="M37 12a24 24 0 0 1 15 6" stroke="var(--air-grade-moderate)" />
        <path d="M53 19a24 24 0 0 1 7 17" stroke="var(--air-grade-poor)" />
      </g>
      <path d="M36 36l-8-15" stroke="var(--air-text)" strokeWidth="2" />
      <circle cx="36" cy="36" r="3" fill="var(--air-text)" />
    </>
  )
}
