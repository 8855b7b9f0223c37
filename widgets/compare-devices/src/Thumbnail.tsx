/** In the add-widget panel. A bar for each device. */
export default function CompareDevicesThumbnail() {
  return (
    <>
      <path d="M18 3v38" stroke="var(--air-line-strong)" />
      <path d="M5 8h9M5 18h9M5 28h9M5 37h9" stroke="var(--air-muted)" strokeWidth="2" />
      <path d="M19 8h46M19 18h36M19 28h25M19 37h13" stroke="var(--air-series-1)" strokeWidth="6" />
    </>
  )
}
