import type { Dashboard, Widget } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

/** A widget as stored in a dashboard. */
export function savedWidget(type: string, config: object, changes: Partial<Widget> = {}): Widget {
  const place = { x: 0, y: 0, w: 8, h: 4 }
  const narrow = { ...place, w: 4 }
  return {
    id: `widget_${type}`,
    type,
    configVersion: 1,
    layout: { xl: place, lg: place, md: place, sm: narrow, xs: narrow },
    config: config as Record<string, unknown>,
    ...changes,
  }
}

/** A shared dashboard of `org_city`. */
export function dashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return {
    id: 'dash_air',
    name: 'City air',
    description: 'Particles and CO₂ of the centre',
    organization_id: 'org_city',
    configuration: { widgets: [] },
    is_starred: false,
    range: null,
    is_updates_on: true,
    shared: true,
    canBeShared: true,
    is_provisioned: false,
    version: 1,
    updated_at: TEST_NOW_MS - 86_400_000,
    ...changes,
  }
}
