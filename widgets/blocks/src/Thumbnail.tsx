/** In the add-widget panel. A coloured block for each value. */
export default function BlocksThumbnail() {
  return (
    <>
      <g>
        <rect x="6" y="4" width="28" height="16" rx="2" fill="var(--air-grade-good)" />
        <rect x="38" y="4" width="28" height="16" rx="2" fill="var(--air-grade-excellent)" />
        <rect x="6" y="24" width="28" height="16" rx="2" fill="var(--air-grade-moderate)" />
        <rect x="38" y="24" width="28" height="16" rx="2" fill="var(--air-grade-poor)" />
      </g>
      <g stroke="var(--air-surface)" strokeWidth="3">
        <path d="M14 12h12M46 12h12M14 32h12M46 32h12" />
      </g>
    </>
  )
}
