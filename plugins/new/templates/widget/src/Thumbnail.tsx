/** In the add-widget panel. One value over its unit: draw what yours shows. */
export default function NewPluginThumbnail() {
  return (
    <>
      <path d="M14 15h44" stroke="var(--air-accent)" strokeWidth="8" />
      <path d="M24 31h24" stroke="var(--air-muted)" strokeWidth="3" />
    </>
  )
}
