/** In the add-widget panel. The sensors of a device, one below the other. */
export default function ModulesThumbnail() {
  return (
    <>
      <g fill="var(--air-line)">
        <rect x="6" y="4" width="60" height="10" rx="2" />
        <rect x="6" y="17" width="60" height="10" rx="2" />
        <rect x="6" y="30" width="60" height="10" rx="2" />
      </g>
      <path d="M18 9h22M18 22h28M18 35h18" stroke="var(--air-text)" strokeWidth="2" />
      <circle cx="12" cy="9" r="2.5" fill="var(--air-status-online)" />
      <circle cx="12" cy="22" r="2.5" fill="var(--air-status-online)" />
      <circle cx="12" cy="35" r="2.5" fill="var(--air-status-error)" />
    </>
  )
}
