import { useNode } from '@airshed/console-kit'
import type { ScreenProps } from '@airshed/kit'
import { isLeasedAway } from '../access/leasedAway.ts'
import { LeasedDevice } from '../access/LeasedDevice.tsx'
import { isNew } from '../create/isNew.ts'
import { RedirectOnce } from '../create/RedirectOnce.tsx'
import { DeviceQuery } from '../record/DeviceQuery.tsx'
import { LeadToList } from '../record/LeadToList.tsx'
import { EditDevice } from './EditDevice.tsx'
import type { EditTabParams } from './tabs/params.ts'

/** Configures one device: its name, its settings, its commands and its key. */
export default function EditDevicePage({ params, setParams, intl }: ScreenProps<EditTabParams>) {
  const { id } = params
  const query = useNode(id, ['configuration'])
  const text = (key: string): string => intl.formatMessage({ id: key })
  return (
    <DeviceQuery intl={intl} query={query} errorTitle={text('edit.error')} skeletonHeightPx={480}>
      {(node) =>
        isNew(node) ? (
          <RedirectOnce query={query} to={`devices/${encodeURIComponent(id)}/create`} />
        ) : node.actions.includes('configure') ? (
          <EditDevice key={node.node_id} {...{ node, params, setParams, intl }} />
        ) : isLeasedAway(node) ? (
          <LeasedDevice key={node.node_id} {...{ node, intl }} />
        ) : (
          <LeadToList reason="edit.noRights" node={node} intl={intl} />
        )
      }
    </DeviceQuery>
  )
}
