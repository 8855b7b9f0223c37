import { defineDeviceForm, Type, type SensorFormManifest } from '@airshed/kit/define'
import { loadNoValidator, SAMPLE_FORM } from './sampleForm.ts'

const manifest: SensorFormManifest = {
  ...SAMPLE_FORM,
  id: 'sample.flow',
  type: 'FlowForm',
  title: { en: 'Flow', es: 'Caudal' },
  description: { en: 'The flow of the sensor', es: 'El caudal del sensor' },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['dust-trak'] },
}

/** A settings form of a dust-trak with a switch, and a factor that it may never have reported. */
export const flowForm = defineDeviceForm({
  manifest,
  schema: Type.Object({ debug: Type.Boolean(), flow_calibration: Type.Number() }),
  uiSchema: { debug: { 'ui:widget': 'switch' } },
  messages: {
    en: () =>
      Promise.resolve({
        default: { 'config.debug': 'Debug', 'config.flow_calibration': 'Flow calibration' },
      }),
    es: () =>
      Promise.resolve({
        default: { 'config.debug': 'Depuración', 'config.flow_calibration': 'Calibración' },
      }),
  },
  fromDevice: ({ debug, configuration }) => ({
    debug: debug === 1,
    flow_calibration: Number(configuration['flow_calibration'] ?? 1),
  }),
  toPayload: ({ debug, ...configuration }) => ({ debug: debug ? 1 : 0, configuration }),
  issuePath: (path) => path.replace(/^\/configuration(?=\/)/, ''),
  settle: (_, next) => next,
  loadValidator: loadNoValidator,
})
