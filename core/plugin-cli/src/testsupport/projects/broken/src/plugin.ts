import { defineWidget } from '@airshed/kit/define'
import { config } from './config.ts'
import { manifest } from './manifest.ts'
import { migrations } from './migrations.ts'

export const plugin = defineWidget({
  manifest,
  config,
  uiSchema: { name: { 'ui:widget': () => null } },
  migrations,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  needs({ name }) {
    if (name === 'falls') throw new Error('no devices')
    return [{ kind: 'status' }, { kind: 'nodes', nodeIds: [], includes: [] }]
  },
  summary: ({ name }) => name,
  loadValidator: () => import('./config.ts?form-validator'),
  load: () => import('./BrokenWidget.tsx'),
})

export default plugin
