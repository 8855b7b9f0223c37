import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['preset', 'fields'],
  preset: { 'ui:widget': 'select' },
  fields: {
    items: {
      'ui:order': ['field', 'meaning'],
      meaning: { 'ui:widget': 'select' },
    },
  },
}
