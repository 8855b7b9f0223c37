// oxlint-disable-next-line typescript/triple-slash-reference -- the types of `import.meta.glob` are ambient
/// <reference types="vite/client" />
import { describeDeviceForm, type InvalidFixture } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeDeviceForm(plugin, {
  valid: import.meta.glob<object>('../fixtures/valid/*.json', { eager: true }),
  invalid: import.meta.glob<InvalidFixture>('../fixtures/invalid/*.json', { eager: true }),
})
