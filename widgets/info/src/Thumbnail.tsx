/** In the add-widget panel. Facts about a device: names and values. */
export default function InfoThumbnail() {
  return (
    <>
      <circle cx="12" cy="11" r="6" fill="none" stroke="var(--air-accent)" strokeWidth="2" />
      <path d="M24 11h30" stroke="var(--air-text)" strokeWidth="3" />
      <path d="M6 24h16M6 31h12M6 38h18" stroke="var(--air-muted)" strokeWidth="2" />
      <path d="M34 24h28M34 31h20M34 38h24" stroke="var(--air-text)" strokeWidth="2" />
    </>
  )
}
