import archive from '@blueprintjs/icons/lib/esm/generated/16px/paths/archive'
import areaOfInterest from '@blueprintjs/icons/lib/esm/generated/16px/paths/area-of-interest'
import chart from '@blueprintjs/icons/lib/esm/generated/16px/paths/chart'
import compass from '@blueprintjs/icons/lib/esm/generated/16px/paths/compass'
import dashboard from '@blueprintjs/icons/lib/esm/generated/16px/paths/dashboard'
import document from '@blueprintjs/icons/lib/esm/generated/16px/paths/document'
import documentLocked from '@blueprintjs/icons/lib/esm/generated/16px/paths/document-locked'
import doughnutChart from '@blueprintjs/icons/lib/esm/generated/16px/paths/doughnut-chart'
import exchange from '@blueprintjs/icons/lib/esm/generated/16px/paths/exchange'
import globeNetwork from '@blueprintjs/icons/lib/esm/generated/16px/paths/globe-network'
import gridView from '@blueprintjs/icons/lib/esm/generated/16px/paths/grid-view'
import heatGrid from '@blueprintjs/icons/lib/esm/generated/16px/paths/heat-grid'
import home from '@blueprintjs/icons/lib/esm/generated/16px/paths/home'
import importIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/import'
import key from '@blueprintjs/icons/lib/esm/generated/16px/paths/key'
import map from '@blueprintjs/icons/lib/esm/generated/16px/paths/map'
import newPerson from '@blueprintjs/icons/lib/esm/generated/16px/paths/new-person'
import notifications from '@blueprintjs/icons/lib/esm/generated/16px/paths/notifications'
import office from '@blueprintjs/icons/lib/esm/generated/16px/paths/office'
import people from '@blueprintjs/icons/lib/esm/generated/16px/paths/people'
import satellite from '@blueprintjs/icons/lib/esm/generated/16px/paths/satellite'
import stackedChart from '@blueprintjs/icons/lib/esm/generated/16px/paths/stacked-chart'
import star from '@blueprintjs/icons/lib/esm/generated/16px/paths/star'
import starEmpty from '@blueprintjs/icons/lib/esm/generated/16px/paths/star-empty'
import timelineBarChart from '@blueprintjs/icons/lib/esm/generated/16px/paths/timeline-bar-chart'
import timelineLineChart from '@blueprintjs/icons/lib/esm/generated/16px/paths/timeline-line-chart'
import wrench from '@blueprintjs/icons/lib/esm/generated/16px/paths/wrench'
import widget from '@blueprintjs/icons/lib/esm/generated/16px/paths/widget'

/**
 * The icons that a manifest may name; listed one by one so that only these are loaded, and as
 * outlines on the grid of 16, as Blueprint's components bring those of the grid of 20 along.
 */
const OUTLINES: Readonly<Record<string, readonly string[]>> = {
  archive,
  'area-of-interest': areaOfInterest,
  chart,
  compass,
  dashboard,
  document,
  'document-locked': documentLocked,
  'doughnut-chart': doughnutChart,
  exchange,
  'globe-network': globeNetwork,
  'grid-view': gridView,
  'heat-grid': heatGrid,
  home,
  import: importIcon,
  key,
  map,
  'new-person': newPerson,
  notifications,
  office,
  people,
  satellite,
  'stacked-chart': stackedChart,
  star,
  'star-empty': starEmpty,
  'timeline-bar-chart': timelineBarChart,
  'timeline-line-chart': timelineLineChart,
  wrench,
}

export interface NamedIconProps {
  /** Name as a manifest gives it; an unknown one shows the general widget icon. */
  name: string
  /** CSS pixels, default 16. */
  size?: number
}

/** The icon that a manifest names. */
export function NamedIcon({ name, size = 16 }: NamedIconProps) {
  return (
    <span className="bp6-icon" aria-hidden>
      <svg data-icon={name} width={size} height={size} viewBox="0 0 16 16">
        {(OUTLINES[name] ?? widget).map((outline) => (
          <path key={outline} d={outline} fillRule="evenodd" />
        ))}
      </svg>
    </span>
  )
}
