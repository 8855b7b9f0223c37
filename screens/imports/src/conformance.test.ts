import { describeScreen, fileImportDetails } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered and sorted': { state: 'stored', sort: 'file_name', search: 'hafen' },
    },
    new: { usual: {} },
    import: {
      usual: { id: 'import_2' },
      'that is stored': { id: 'import_4' },
      'that is taken back': { id: 'import_6' },
      'that failed': { id: 'import_7' },
    },
  },
  server: { imports: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => fileImportDetails(index)) },
})
