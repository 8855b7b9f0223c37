/** In the add-widget panel. A row for each device, a column for each parameter. */
export default function TableThumbnail() {
  return (
    <>
      <rect x="5" y="5" width="62" height="8" rx="1" fill="var(--air-line)" />
      <path d="M5 21h62M5 29h62M5 37h62" stroke="var(--air-line-strong)" />
      <path d="M9 9h10M32 9h8M52 9h8" stroke="var(--air-text)" strokeWidth="2" />
      <path d="M9 17h16M9 25h12M9 33h18" stroke="var(--air-accent)" strokeWidth="2" />
      <path
        d="M32 17h8M52 17h8M32 25h8M52 25h8M32 33h8M52 33h8"
        stroke="var(--air-muted)"
        strokeWidth="2"
      />
    </>
  )
}
