import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['enabled', 'debug'],
  enabled: { 'ui:widget': 'switch' },
  debug: { 'ui:widget': 'switch' },
}
