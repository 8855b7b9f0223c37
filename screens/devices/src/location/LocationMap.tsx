import {
  createWidgetPage,
  useAirshed,
  WidgetHost,
  WidgetPageProvider,
  type Widget,
} from '@airshed/console-kit'
import { Button, HOUR_MS, lastRange, useNow, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { showsMapAtOnce } from './showsMapAtOnce.ts'

const RANGE_MS = 3 * HOUR_MS

const MAP_TYPE = 'MapWidget'

export interface LocationMapProps {
  node: Node
  intl: PluginIntl
}

/**
 * The stored location of a device, on the map of dashboards. A narrow page loads it on request, as a map is the heaviest
 * part of the page. Renders nothing without a location or if the console has no map.
 */
export function LocationMap({ node, intl }: LocationMapProps) {
  const { registry } = useAirshed()
  const [isShown, setShown] = useState(showsMapAtOnce)
  if (node.location === null || !registry.widgets.has(MAP_TYPE)) return null
  return (
    <>
      <div className="devices-buttons">
        <Button
          text={intl.formatMessage({ id: isShown ? 'location.hideMap' : 'location.showMap' })}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        />
      </div>
      {/* Another location needs a new map: it sets its view only once. */}
      {isShown ? <PlacedDevice key={node.location.join(' ')} nodeId={node.node_id} /> : null}
    </>
  )
}

function PlacedDevice({ nodeId }: { nodeId: string }) {
  const [page] = useState(() => createWidgetPage())
  const now = useNow(0)
  const widget = useMemo((): Widget => {
    const place = { x: 0, y: 0, w: 4, h: 3 }
    return {
      id: `location-${nodeId}`,
      type: MAP_TYPE,
      configVersion: 1,
      layout: { xl: place, lg: place, md: place, sm: place, xs: place },
      config: { node_id: [nodeId] },
    }
  }, [nodeId])
  return (
    <div className="devices-location-map">
      <WidgetPageProvider page={page}>
        <WidgetHost widget={widget} range={lastRange(RANGE_MS, now)} isLive />
      </WidgetPageProvider>
    </div>
  )
}
