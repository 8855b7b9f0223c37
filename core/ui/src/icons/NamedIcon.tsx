import {
  ArchiveIcon,
  ChartIcon,
  DashboardIcon,
  DocumentIcon,
  DoughnutChartIcon,
  ExchangeIcon,
  GlobeNetworkIcon,
  GridViewIcon,
  HeatGridIcon,
  HomeIcon,
  KeyIcon,
  MapIcon,
  NewPersonIcon,
  NotificationsIcon,
  OfficeIcon,
  PeopleIcon,
  SatelliteIcon,
  StackedChartIcon,
  TimelineBarChartIcon,
  TimelineLineChartIcon,
  WidgetIcon,
  WrenchIcon,
  type SVGIconProps,
} from '@blueprintjs/icons'
import type { ComponentType } from 'react'

/** The icons that a manifest may name; listed one by one so that only these are loaded. */
const ICONS: Readonly<Record<string, ComponentType<SVGIconProps>>> = {
  archive: ArchiveIcon,
  chart: ChartIcon,
  dashboard: DashboardIcon,
  document: DocumentIcon,
  'doughnut-chart': DoughnutChartIcon,
  exchange: ExchangeIcon,
  'globe-network': GlobeNetworkIcon,
  'grid-view': GridViewIcon,
  'heat-grid': HeatGridIcon,
  home: HomeIcon,
  key: KeyIcon,
  map: MapIcon,
  'new-person': NewPersonIcon,
  notifications: NotificationsIcon,
  office: OfficeIcon,
  people: PeopleIcon,
  satellite: SatelliteIcon,
  'stacked-chart': StackedChartIcon,
  'timeline-bar-chart': TimelineBarChartIcon,
  'timeline-line-chart': TimelineLineChartIcon,
  wrench: WrenchIcon,
}

export interface NamedIconProps {
  /** Name as a manifest gives it; an unknown one shows the general widget icon. */
  name: string
  /** CSS pixels, default 16. */
  size?: number
}

/** The icon that a manifest names. */
export function NamedIcon({ name, size = 16 }: NamedIconProps) {
  const Icon = ICONS[name] ?? WidgetIcon
  return <Icon size={size} aria-hidden />
}
