import { useNode } from '@airshed/console-kit'
import type { ScreenProps } from '@airshed/kit'
import type { EditParams } from '../edit/params.ts'
import { CreateDevice } from './CreateDevice.tsx'
import { isNew } from './isNew.ts'
import { DeviceQuery } from '../record/DeviceQuery.tsx'
import { LeadToList } from '../record/LeadToList.tsx'
import { RedirectOnce } from './RedirectOnce.tsx'

/** Sets up a claimed device; one that is already set up is redirected to its configuration. */
export default function CreateDevicePage({ params: { id }, intl }: ScreenProps<EditParams>) {
  const query = useNode(id, ['configuration'])
  const text = (key: string): string => intl.formatMessage({ id: key })
  return (
    <DeviceQuery intl={intl} query={query} errorTitle={text('edit.error')} skeletonHeightPx={320}>
      {(node) =>
        isNew(node) ? (
          <CreateDevice key={node.node_id} node={node} intl={intl} />
        ) : node.actions.includes('configure') ? (
          <RedirectOnce query={query} to={`devices/${encodeURIComponent(id)}/edit`} />
        ) : (
          <LeadToList reason="edit.noRights" intl={intl} />
        )
      }
    </DeviceQuery>
  )
}
