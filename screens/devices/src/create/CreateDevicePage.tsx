import { useNode } from '@airshed/console-kit'
import type { ScreenProps } from '@airshed/kit'
import { useState } from 'react'
import type { EditParams } from '../edit/params.ts'
import { CreateDevice } from './CreateDevice.tsx'
import { isNew } from './isNew.ts'
import { DeviceQuery } from '../record/DeviceQuery.tsx'
import { LeadToList } from '../record/LeadToList.tsx'
import { RedirectOnce } from './RedirectOnce.tsx'

/**
 * Sets up a claimed device; one that is already set up is redirected to its configuration, unless the user has begun to
 * enter something.
 */
export default function CreateDevicePage({ params: { id }, intl }: ScreenProps<EditParams>) {
  const query = useNode(id, ['configuration'])
  const [isChanged, setChanged] = useState(false)
  const text = (key: string): string => intl.formatMessage({ id: key })
  return (
    <DeviceQuery intl={intl} query={query} errorTitle={text('edit.error')} skeletonHeightPx={320}>
      {(node) =>
        isNew(node) || (isChanged && node.actions.includes('create')) ? (
          <CreateDevice key={node.node_id} node={node} onChanged={setChanged} intl={intl} />
        ) : node.actions.includes('configure') ? (
          <RedirectOnce query={query} to={`devices/${encodeURIComponent(id)}/edit`} />
        ) : (
          <LeadToList reason="edit.noRights" node={node} intl={intl} />
        )
      }
    </DeviceQuery>
  )
}
