import { useAppText } from '../messages/appMessages.ts'

/** How much is pending behind an item of the navigation; nothing at 0. */
export function NavBadge({ count }: { count: number }) {
  const text = useAppText()
  if (count === 0) return null
  return (
    <span className="app-nav-badge">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="app-visually-hidden">{text('app.nav.pending', { count })}</span>
    </span>
  )
}
