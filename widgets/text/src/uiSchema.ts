import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['markdown', 'name'],
  markdown: { 'ui:widget': 'textarea' },
}
