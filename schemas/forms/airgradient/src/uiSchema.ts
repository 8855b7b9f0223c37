import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': [
    'country',
    'pmStandard',
    'temperatureUnit',
    'displayBrightness',
    'monitorDisplayCompensatedValues',
    'ledBarMode',
    'ledBarBrightness',
    'abcDays',
    'tvocLearningOffset',
    'noxLearningOffset',
  ],
  pmStandard: { 'ui:widget': 'select' },
  temperatureUnit: { 'ui:widget': 'select' },
  displayBrightness: { 'ui:widget': 'range' },
  monitorDisplayCompensatedValues: { 'ui:widget': 'switch' },
  ledBarMode: { 'ui:widget': 'select' },
  ledBarBrightness: { 'ui:widget': 'range' },
}
