import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': [
    'enable_led',
    'led_aq',
    'enable_battery',
    'enable_temperature',
    'enable_pressure',
    'enable_humidity',
    'enable_gps',
    'pm_config',
    'voc_unit',
  ],
  enable_led: { 'ui:widget': 'switch' },
  led_aq: { 'ui:widget': 'switch' },
  enable_battery: { 'ui:widget': 'switch' },
  enable_temperature: { 'ui:widget': 'switch' },
  enable_pressure: { 'ui:widget': 'switch' },
  enable_humidity: { 'ui:widget': 'switch' },
  enable_gps: { 'ui:widget': 'switch' },
  pm_config: { 'ui:widget': 'select' },
  voc_unit: { 'ui:widget': 'select' },
}
