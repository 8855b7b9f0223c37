/** In the add-widget panel. A heading and lines of text. */
export default function TextThumbnail() {
  return (
    <>
      <path d="M8 9h30" stroke="var(--air-text)" strokeWidth="4" />
      <path d="M8 19h54M8 26h48M8 33h52" stroke="var(--air-muted)" strokeWidth="2" />
      <path d="M8 39h22" stroke="var(--air-accent)" strokeWidth="2" />
    </>
  )
}
