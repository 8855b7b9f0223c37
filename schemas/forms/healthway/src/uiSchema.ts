import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['dfs', 'speed', 'automation', 'cron'],
  dfs: { 'ui:widget': 'switch' },
  speed: { 'ui:widget': 'range' },
  automation: { 'ui:widget': 'switch' },
  cron: { 'ui:widget': 'schedule' },
}
