import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['enabled', 'debug', 'us_units'],
  enabled: { 'ui:widget': 'switch' },
  debug: { 'ui:widget': 'switch' },
  us_units: { 'ui:widget': 'select' },
}
