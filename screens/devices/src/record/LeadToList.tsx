import { useToaster } from '@airshed/console-kit'
import { Skeleton, useNavigation, type PluginIntl } from '@airshed/kit'
import { useEffect } from 'react'

export interface LeadToListProps {
  /** Key of the sentence that says why. */
  reason: 'record.unknown' | 'edit.noRights' | 'admin.refused'
  intl: PluginIntl
}

/** Redirects to the list of devices and says why: the link may be old, or come from somebody with more rights. */
export function LeadToList({ reason, intl }: LeadToListProps) {
  const { go } = useNavigation()
  const toaster = useToaster()
  const message = intl.formatMessage({ id: reason })
  useEffect(() => {
    toaster.show({ key: reason, message, intent: 'warning' })
    go('devices', { replace: true })
  }, [go, toaster, reason, message])
  return <Skeleton height={320} />
}
