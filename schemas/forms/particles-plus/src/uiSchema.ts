import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['enabled', 'debug', 'units'],
  enabled: { 'ui:widget': 'switch' },
  debug: { 'ui:widget': 'switch' },
  units: { 'ui:widget': 'select' },
}
