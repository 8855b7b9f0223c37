import type { Dashboard, DashboardDocument, Widget } from '@airshed/schemas'

/** The parts of a dashboard that users edit and that versions store. */
export function documentOf({
  name,
  description,
  configuration,
  range,
  is_updates_on,
}: Dashboard): DashboardDocument {
  return { name, description, configuration, range, is_updates_on }
}

/** The displayed name of a saved widget: the name in its settings, else its type. */
export function savedWidgetName({ type, config }: Pick<Widget, 'type' | 'config'>): string {
  const name = config['name']
  return typeof name === 'string' && name.trim() !== '' ? name : type
}
