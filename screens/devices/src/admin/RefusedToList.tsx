import { useToaster } from '@airshed/console-kit'
import { Skeleton, useNavigation, type PluginIntl } from '@airshed/kit'
import { useEffect } from 'react'

/** Redirects to the list of devices and explains why: the link may come from somebody with more rights. */
export function RefusedToList({ intl }: { intl: PluginIntl }) {
  const { go } = useNavigation()
  const toaster = useToaster()
  const message = intl.formatMessage({ id: 'admin.refused' })
  useEffect(() => {
    toaster.show({ key: 'refused', message, intent: 'warning' })
    go('devices', { replace: true })
  }, [go, toaster, message])
  return <Skeleton height={320} />
}
