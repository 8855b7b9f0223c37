import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['name', 'markdown'],
  markdown: { 'ui:widget': 'textarea' },
}
