import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['enabled', 'debug', 'channels'],
  enabled: { 'ui:widget': 'switch' },
  debug: { 'ui:widget': 'switch' },
  channels: {
    items: {
      'ui:order': ['name', 'unit', 'enabled', 'factor', 'offset'],
      enabled: { 'ui:widget': 'switch' },
    },
  },
}
