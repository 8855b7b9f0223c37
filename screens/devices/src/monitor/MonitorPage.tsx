import { createWidgetPage, nodeInLanguage, useNode, WidgetPageProvider } from '@airshed/console-kit'
import type { ScreenProps } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { isUnused } from '../create/isNew.ts'
import { RedirectOnce } from '../create/RedirectOnce.tsx'
import { DeviceQuery } from '../record/DeviceQuery.tsx'
import { MonitorDevice, type MonitorDeviceProps } from './MonitorDevice.tsx'
import type { MonitorParams } from './params.ts'

const INCLUDES = ['configuration', 'data_points', 'profiles'] as const

/**
 * The monitor of one device: its readings as lines, as a table and as a rose, its facts and its location.
 */
export default function MonitorPage({ params, setParams, intl }: ScreenProps<MonitorParams>) {
  const query = useNode(params.id, INCLUDES)
  const [page] = useState(() => createWidgetPage())
  return (
    <DeviceQuery
      intl={intl}
      query={query}
      errorTitle={intl.formatMessage({ id: 'monitor.error' })}
      skeletonHeightPx={480}
    >
      {(node) =>
        isUnused(node) ? (
          <RedirectOnce query={query} to={`devices/${encodeURIComponent(node.node_id)}/create`} />
        ) : (
          <WidgetPageProvider page={page}>
            <NamedDevice key={node.node_id} {...{ node, params, setParams, intl }} />
          </WidgetPageProvider>
        )
      }
    </DeviceQuery>
  )
}

/** The monitor with the names of the device's parameters in the reader's language. */
function NamedDevice({ node, ...props }: MonitorDeviceProps) {
  const { locale } = props.intl
  const named = useMemo(() => nodeInLanguage(node, locale), [node, locale])
  return <MonitorDevice node={named} {...props} />
}
