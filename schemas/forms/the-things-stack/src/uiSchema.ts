import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  fields: {
    items: {
      'ui:order': ['field', 'meaning'],
      meaning: { 'ui:widget': 'select' },
    },
  },
}
