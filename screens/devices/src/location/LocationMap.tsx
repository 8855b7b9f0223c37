import { createWidgetPage, WidgetHost, WidgetPageProvider, type Widget } from '@airshed/console-kit'
import { HOUR_MS, lastRange, useNow, type Node } from '@airshed/kit'
import { useMemo, useState } from 'react'

const RANGE_MS = 3 * HOUR_MS

/** The place of a device as it is stored, on the map that every page draws; nothing without one. */
export function LocationMap({ node }: { node: Node }) {
  const { node_id: id, location } = node
  const [page] = useState(() => createWidgetPage())
  const now = useNow(0)
  const widget = useMemo((): Widget => {
    const place = { x: 0, y: 0, w: 4, h: 3 }
    return {
      id: `location-${id}`,
      type: 'MapWidget',
      configVersion: 1,
      layout: { xl: place, lg: place, md: place, sm: place, xs: place },
      config: { node_id: [id] },
    }
  }, [id])
  if (location === null) return null
  return (
    // Another place is another view: the map looks once at what it shows.
    <div className="devices-location-map" key={location.join(' ')}>
      <WidgetPageProvider page={page}>
        <WidgetHost widget={widget} range={lastRange(RANGE_MS, now)} isLive />
      </WidgetPageProvider>
    </div>
  )
}
