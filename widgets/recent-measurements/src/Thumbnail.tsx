/** In the add-widget panel. The newest readings with their times. */
export default function RecentMeasurementsThumbnail() {
  return (
    <>
      <circle cx="12" cy="10" r="5" fill="none" stroke="var(--air-accent)" strokeWidth="2" />
      <path d="M12 7v3h3" fill="none" stroke="var(--air-accent)" />
      <path d="M24 10h22" stroke="var(--air-muted)" strokeWidth="2" />
      <path d="M6 19h60M6 28h60M6 37h60" stroke="var(--air-line-strong)" />
      <path d="M6 23.5h22M6 32.5h16M6 41.5h20" stroke="var(--air-muted)" strokeWidth="2" />
      <path d="M52 23.5h14M52 32.5h14M52 41.5h14" stroke="var(--air-text)" strokeWidth="2" />
    </>
  )
}
