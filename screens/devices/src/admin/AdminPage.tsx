import { createWidgetPage, useNode, WidgetPageProvider } from '@airshed/console-kit'
import { useSession, type ScreenProps } from '@airshed/kit'
import { useState } from 'react'
import { administers } from '../record/administers.ts'
import { DeviceQuery } from '../record/DeviceQuery.tsx'
import { LeadToList } from '../record/LeadToList.tsx'
import { AdminDevice } from './AdminDevice.tsx'
import type { AdminParams } from './params.ts'

const INCLUDES = ['configuration', 'data_points'] as const

/** The condition of one device: its own health, its log, and its files; for administrators. */
export default function AdminPage({ params, setParams, intl }: ScreenProps<AdminParams>) {
  const query = useNode(params.id, INCLUDES)
  const { can } = useSession()
  const [page] = useState(() => createWidgetPage())
  return (
    <DeviceQuery
      intl={intl}
      query={query}
      errorTitle={intl.formatMessage({ id: 'edit.error' })}
      skeletonHeightPx={480}
    >
      {(node) =>
        administers(can, node) ? (
          <WidgetPageProvider page={page}>
            <AdminDevice key={node.node_id} {...{ node, params, setParams, intl }} />
          </WidgetPageProvider>
        ) : (
          <LeadToList reason="admin.refused" intl={intl} />
        )
      }
    </DeviceQuery>
  )
}
