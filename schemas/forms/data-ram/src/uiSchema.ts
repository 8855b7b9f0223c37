import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['enabled', 'debug', 'auto_zero_enabled', 'flow_calibration'],
  enabled: { 'ui:widget': 'switch' },
  debug: { 'ui:widget': 'switch' },
  auto_zero_enabled: { 'ui:widget': 'switch' },
  flow_calibration: { 'ui:widget': 'range' },
}
