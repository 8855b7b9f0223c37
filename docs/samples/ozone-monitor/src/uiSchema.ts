import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': [
    'enabled',
    'averaging_time',
    'flow',
    'zero_offset',
    'span_factor',
    'lamp_heater',
    'lamp_temperature',
    'data_logging',
  ],
  enabled: { 'ui:widget': 'switch' },
  flow: { 'ui:widget': 'range' },
  span_factor: { 'ui:widget': 'range' },
  lamp_heater: { 'ui:widget': 'switch' },
  lamp_temperature: { 'ui:widget': 'range' },
  data_logging: { 'ui:widget': 'switch' },
}
