import { definePage, defineScreen } from '@airshed/kit/define'
import { manifest } from './manifest.ts'
import { params } from './study/params.ts'

export const plugin = defineScreen({
  manifest,
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
  },
  pages: {
    study: definePage({
      params,
      loadValidator: () => import('./study/params.ts?validator'),
      load: () => import('./study/StudyPage.tsx'),
    }),
  },
})

export default plugin
