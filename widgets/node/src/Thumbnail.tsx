/** In the add-widget panel. The latest values of a device, as figures. */
export default function NodeThumbnail() {
  return (
    <>
      <circle cx="10" cy="9" r="3" fill="var(--air-status-online)" />
      <path d="M17 9h26" stroke="var(--air-muted)" strokeWidth="3" />
      <path d="M6 17h60" stroke="var(--air-line-strong)" />
      <g fill="var(--air-text)" fontSize="15" fontWeight="600">
        <text x="6" y="34">
          12
        </text>
        <text x="42" y="34">
          41
        </text>
      </g>
      <path d="M6 39h18M42 39h18" stroke="var(--air-muted)" strokeWidth="2" />
    </>
  )
}
