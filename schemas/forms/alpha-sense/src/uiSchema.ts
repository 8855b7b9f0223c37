import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['enabled', 'debug', 'stel', 'stel_timeout'],
  enabled: { 'ui:widget': 'switch' },
  debug: { 'ui:widget': 'switch' },
}
