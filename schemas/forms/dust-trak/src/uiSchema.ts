import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': [
    'enabled',
    'debug',
    'pm_microgram',
    'profile',
    'photometric_calibration',
    'size_correction',
    'flow_calibration',
    'auto_zero',
    'stel',
  ],
  enabled: { 'ui:widget': 'switch' },
  debug: { 'ui:widget': 'switch' },
  profile: { 'ui:widget': 'select' },
  photometric_calibration: { 'ui:widget': 'range' },
  size_correction: { 'ui:widget': 'range' },
  flow_calibration: { 'ui:widget': 'range' },
  auto_zero: { 'ui:widget': 'duration' },
}
