import { definePage, defineScreen } from '@airshed/kit/define'
import { params as listParams } from './images/params.ts'
import { manifest } from './manifest.ts'
import { params as rolloutParams } from './rollout/params.ts'
import { params as rolloutsParams } from './rollouts/params.ts'

export const plugin = defineScreen({
  manifest,
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
  },
  pages: {
    list: definePage({
      params: listParams,
      loadValidator: () => import('./images/params.ts?validator'),
      load: () => import('./images/ImagesPage.tsx'),
    }),
    rollouts: definePage({
      params: rolloutsParams,
      loadValidator: () => import('./rollouts/params.ts?validator'),
      load: () => import('./rollouts/RolloutsPage.tsx'),
    }),
    rollout: definePage({
      params: rolloutParams,
      loadValidator: () => import('./rollout/params.ts?validator'),
      load: () => import('./rollout/RolloutPage.tsx'),
    }),
  },
})

export default plugin
