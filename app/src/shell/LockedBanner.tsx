import { useSession } from '@airshed/kit'
import { NamedIcon } from '@airshed/ui'
import { useAppText } from '../messages/appMessages.ts'

/** Shows that the selected organization is locked, and what that means; nothing if it is not. */
export function LockedBanner() {
  const { organization } = useSession()
  const text = useAppText()
  if (organization?.is_locked !== true) return null
  return (
    <div className="app-locked" role="note">
      <NamedIcon name="lock" />
      <span>{text('app.locked', { name: organization.name })}</span>
    </div>
  )
}
