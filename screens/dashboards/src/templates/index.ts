import { empty } from './empty.ts'
import { fleetOverview } from './fleetOverview.ts'
import { indoorAir } from './indoorAir.ts'
import { oneDevice } from './oneDevice.ts'
import { perimeter } from './perimeter.ts'
import type { DashboardTemplate } from './template.ts'
import { wind } from './wind.ts'

export { planTemplate, type PlanOptions } from './planTemplate.ts'
export type {
  DashboardTemplate,
  TemplateFleet,
  TemplatePlan,
  TemplateSketch,
  TemplateText,
  WidgetSketch,
} from './template.ts'

/** All templates, in the order in which they are offered. */
export const TEMPLATES: readonly DashboardTemplate[] = [
  empty,
  fleetOverview,
  indoorAir,
  perimeter,
  oneDevice,
  wind,
]
