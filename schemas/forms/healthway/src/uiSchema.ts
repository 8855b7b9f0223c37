import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['dfs', 'speed', 'automation', 'automation_devices', 'cron', 'scheduler'],
  dfs: { 'ui:widget': 'switch' },
  speed: { 'ui:widget': 'range' },
  automation: { 'ui:widget': 'switch' },
  automation_devices: { 'ui:field': 'node-picker' },
  cron: { 'ui:widget': 'schedule' },
  scheduler: { 'ui:field': 'week' },
}
