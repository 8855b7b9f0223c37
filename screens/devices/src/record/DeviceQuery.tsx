import { QueryView, type QueryViewProps } from '@airshed/console-kit'
import type { Node, PluginIntl } from '@airshed/kit'
import { LeadToList } from './LeadToList.tsx'

export interface DeviceQueryProps extends Pick<
  QueryViewProps<Node>,
  'query' | 'errorTitle' | 'skeletonHeightPx' | 'children'
> {
  intl: PluginIntl
}

/** The states of loading a device; one that does not exist for this reader leads to the list of devices. */
export function DeviceQuery({ intl, ...states }: DeviceQueryProps) {
  return <QueryView {...states} gone={<LeadToList reason="record.unknown" intl={intl} />} />
}
