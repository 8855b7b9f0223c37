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
import horizontalBarChart from '@blueprintjs/icons/lib/esm/generated/16px/paths/horizontal-bar-chart'
import panelTable from '@blueprintjs/icons/lib/esm/generated/16px/paths/panel-table'
import th from '@blueprintjs/icons/lib/esm/generated/16px/paths/th'
import time from '@blueprintjs/icons/lib/esm/generated/16px/paths/time'
import key from '@blueprintjs/icons/lib/esm/generated/16px/paths/key'
import map from '@blueprintjs/icons/lib/esm/generated/16px/paths/map'
import newPerson from '@blueprintjs/icons/lib/esm/generated/16px/paths/new-person'
import notifications from '@blueprintjs/icons/lib/esm/generated/16px/paths/notifications'
import office from '@blueprintjs/icons/lib/esm/generated/16px/paths/office'
import people from '@blueprintjs/icons/lib/esm/generated/16px/paths/people'
import pieChart from '@blueprintjs/icons/lib/esm/generated/16px/paths/pie-chart'
import satellite from '@blueprintjs/icons/lib/esm/generated/16px/paths/satellite'
import scatterPlot from '@blueprintjs/icons/lib/esm/generated/16px/paths/scatter-plot'
import stackedChart from '@blueprintjs/icons/lib/esm/generated/16px/paths/stacked-chart'
import star from '@blueprintjs/icons/lib/esm/generated/16px/paths/star'
import starEmpty from '@blueprintjs/icons/lib/esm/generated/16px/paths/star-empty'
import tag from '@blueprintjs/icons/lib/esm/generated/16px/paths/tag'
import timelineBarChart from '@blueprintjs/icons/lib/esm/generated/16px/paths/timeline-bar-chart'
import timelineEvents from '@blueprintjs/icons/lib/esm/generated/16px/paths/timeline-events'
import timelineLineChart from '@blueprintjs/icons/lib/esm/generated/16px/paths/timeline-line-chart'
import edit from '@blueprintjs/icons/lib/esm/generated/16px/paths/edit'
import wrench from '@blueprintjs/icons/lib/esm/generated/16px/paths/wrench'
import list from '@blueprintjs/icons/lib/esm/generated/16px/paths/list'
import plus from '@blueprintjs/icons/lib/esm/generated/16px/paths/plus'
import minus from '@blueprintjs/icons/lib/esm/generated/16px/paths/minus'
import zoomToFit from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-to-fit'
import add from '@blueprintjs/icons/lib/esm/generated/16px/paths/add'
import chevronLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-left'
import chevronRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right'
import clipboard from '@blueprintjs/icons/lib/esm/generated/16px/paths/clipboard'
import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross'
import exportIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/export'
import fullscreen from '@blueprintjs/icons/lib/esm/generated/16px/paths/fullscreen'
import history from '@blueprintjs/icons/lib/esm/generated/16px/paths/history'
import moon from '@blueprintjs/icons/lib/esm/generated/16px/paths/moon'
import pause from '@blueprintjs/icons/lib/esm/generated/16px/paths/pause'
import pin from '@blueprintjs/icons/lib/esm/generated/16px/paths/pin'
import play from '@blueprintjs/icons/lib/esm/generated/16px/paths/play'
import redo from '@blueprintjs/icons/lib/esm/generated/16px/paths/redo'
import repeat from '@blueprintjs/icons/lib/esm/generated/16px/paths/repeat'
import share from '@blueprintjs/icons/lib/esm/generated/16px/paths/share'
import trash from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash'
import undo from '@blueprintjs/icons/lib/esm/generated/16px/paths/undo'
import unpin from '@blueprintjs/icons/lib/esm/generated/16px/paths/unpin'
import cloudDownload from '@blueprintjs/icons/lib/esm/generated/16px/paths/cloud-download'
import contrast from '@blueprintjs/icons/lib/esm/generated/16px/paths/contrast'
import endorsed from '@blueprintjs/icons/lib/esm/generated/16px/paths/endorsed'
import keyCommand from '@blueprintjs/icons/lib/esm/generated/16px/paths/key-command'
import logOut from '@blueprintjs/icons/lib/esm/generated/16px/paths/log-out'
import menuClosed from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu-closed'
import person from '@blueprintjs/icons/lib/esm/generated/16px/paths/person'
import switchIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/switch'
import cog from '@blueprintjs/icons/lib/esm/generated/16px/paths/cog'
import translate from '@blueprintjs/icons/lib/esm/generated/16px/paths/translate'
import infoSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign'
import layers from '@blueprintjs/icons/lib/esm/generated/16px/paths/layers'
import layoutGrid from '@blueprintjs/icons/lib/esm/generated/16px/paths/layout-grid'
import paragraph from '@blueprintjs/icons/lib/esm/generated/16px/paths/paragraph'
import pulse from '@blueprintjs/icons/lib/esm/generated/16px/paths/pulse'
import cubes from '@blueprintjs/icons/lib/esm/generated/16px/paths/cubes'
import disable from '@blueprintjs/icons/lib/esm/generated/16px/paths/disable'
import lock from '@blueprintjs/icons/lib/esm/generated/16px/paths/lock'
import tickCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle'
import warningSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign'
import application from '@blueprintjs/icons/lib/esm/generated/16px/paths/application'
import code from '@blueprintjs/icons/lib/esm/generated/16px/paths/code'
import form from '@blueprintjs/icons/lib/esm/generated/16px/paths/form'
import search from '@blueprintjs/icons/lib/esm/generated/16px/paths/search'
import widget from '@blueprintjs/icons/lib/esm/generated/16px/paths/widget'

/**
 * The icons that a manifest may name. They are listed one by one so that only these are loaded, as
 * 16-pixel outlines only, because Blueprint's icon components also include the 20-pixel ones.
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
  'horizontal-bar-chart': horizontalBarChart,
  'panel-table': panelTable,
  th,
  time,
  key,
  map,
  'new-person': newPerson,
  notifications,
  office,
  people,
  'pie-chart': pieChart,
  satellite,
  'scatter-plot': scatterPlot,
  'stacked-chart': stackedChart,
  star,
  'star-empty': starEmpty,
  tag,
  'timeline-bar-chart': timelineBarChart,
  'timeline-events': timelineEvents,
  'timeline-line-chart': timelineLineChart,
  list,
  plus,
  minus,
  'zoom-to-fit': zoomToFit,
  add,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  clipboard,
  cross,
  export: exportIcon,
  fullscreen,
  history,
  moon,
  pause,
  pin,
  play,
  redo,
  repeat,
  share,
  trash,
  undo,
  unpin,
  'cloud-download': cloudDownload,
  contrast,
  endorsed,
  'key-command': keyCommand,
  'log-out': logOut,
  'menu-closed': menuClosed,
  person,
  switch: switchIcon,
  cog,
  translate,
  edit,
  wrench,
  'info-sign': infoSign,
  layers,
  'layout-grid': layoutGrid,
  paragraph,
  pulse,
  cubes,
  disable,
  lock,
  'tick-circle': tickCircle,
  'warning-sign': warningSign,
  application,
  code,
  form,
  search,
}

/** Every name with an outline of its own. */
export const ICON_NAMES: readonly string[] = Object.keys(OUTLINES)

export interface NamedIconProps {
  /** Name from a manifest; an unknown one shows the generic widget icon. */
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
