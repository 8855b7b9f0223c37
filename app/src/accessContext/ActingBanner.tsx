import { NamedIcon } from '@airshed/ui'
import { endAccessContext } from '@airshed/schemas/calls'
import { useSession } from '@airshed/kit'
import { useShowError } from '@airshed/kit/provider'
import type { AccessContext } from '@airshed/schemas'
import { Button, Tooltip } from '@blueprintjs/core'
import { useState } from 'react'
import { useAppText } from '../messages/appMessages.ts'
import { useConsole } from '../session/consoleContext.ts'
import { actingText } from './actingText.ts'

export interface ActingBannerProps {
  acting: AccessContext
  /** Shows only the button that ends it, as an icon with the text in its tooltip. */
  isSmall: boolean
}

/** Shows which user is being acted as, and who they are in the organization of the page, with a button to return to one's own account. */
export function ActingBanner({ acting, isSmall }: ActingBannerProps) {
  const text = useAppText()
  const { user, organization, organizations } = useSession()
  const place = { permissions: user.permissions, organization, count: organizations.length }
  const words = actingText(acting, place, text)
  const back = text('app.acting.back')
  const { end, isEnding } = useEndAccessContext()
  const button = (
    <Button
      size="small"
      icon={<NamedIcon name="undo" />}
      text={isSmall ? undefined : back}
      aria-label={back}
      loading={isEnding}
      onClick={end}
    />
  )
  return (
    <div className="app-acting" role="note">
      {isSmall ? (
        <>
          <span className="app-visually-hidden">{words}</span>
          <Tooltip content={`${words}. ${back}`} placement="right">
            {button}
          </Tooltip>
        </>
      ) : (
        <>
          <span>{words}</span>
          {button}
        </>
      )}
    </div>
  )
}

/** Ends the access context and reloads the console. */
export function useEndAccessContext(): { end: () => void; isEnding: boolean } {
  const { services, restart } = useConsole()
  const showError = useShowError()
  const [isEnding, setEnding] = useState(false)
  const end = (): void => {
    setEnding(true)
    services.api.call(endAccessContext).then(restart, (error: unknown) => {
      setEnding(false)
      showError(error, 'access context')
    })
  }
  return { end, isEnding }
}
