import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['enabled', 'range', 'averaging', 'alert'],
  enabled: { 'ui:widget': 'switch' },
}
