import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['enabled', 'debug', 'measurement_mode', 'filters', 'session_time'],
  enabled: { 'ui:widget': 'switch' },
  debug: { 'ui:widget': 'switch' },
  measurement_mode: { 'ui:widget': 'select' },
  filters: { 'ui:widget': 'checkboxes' },
  session_time: { 'ui:widget': 'select' },
}
