import './tagChips.css'

/** Tags of a device, each as a chip; nothing without any. */
export function TagChips({ tags = [] }: { tags?: readonly string[] | undefined }) {
  if (tags.length === 0) return null
  return (
    // Phrasing content, because cells of lists are.
    <span className="devices-tags" role="list" title={tags.join(', ')}>
      {tags.map((tag) => (
        <span key={tag} role="listitem">
          {tag}
        </span>
      ))}
    </span>
  )
}
