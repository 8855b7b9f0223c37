import { useLockAlone, useToaster } from '@airshed/console-kit'
import { Skeleton, useNavigation, type Node, type PluginIntl } from '@airshed/kit'
import { useEffect } from 'react'

export interface LeadToListProps {
  /** Key of the sentence that says why. */
  reason: 'record.unknown' | 'edit.noRights' | 'admin.refused'
  /** The device, if it is known: its organization may be locked. */
  node?: Pick<Node, 'organization_id' | 'leased_to'>
  intl: PluginIntl
}

/** Redirects to the list of devices and says why: the link may be old, or come from somebody with more rights. */
export function LeadToList({ reason, node, intl }: LeadToListProps) {
  const { go } = useNavigation()
  const toaster = useToaster()
  const locked = useLockAlone('manage_devices', node?.leased_to ?? node?.organization_id ?? '')
  const message =
    locked === null
      ? intl.formatMessage({ id: reason })
      : intl.formatMessage({ id: 'record.locked' }, { name: locked })
  useEffect(() => {
    toaster.show({ key: reason, message, intent: 'warning' })
    go('devices', { replace: true })
  }, [go, toaster, reason, message])
  return <Skeleton height={320} />
}
