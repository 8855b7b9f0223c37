import type { Migration } from '@airshed/kit/define'

/** Version 1 stored the chosen data points under another name, sometimes in addition to the present one. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    name: 'rename filtered_data_point_ids to selected_data_point_ids',
    migrate({ filtered_data_point_ids: filtered, ...config }) {
      return { ...config, selected_data_point_ids: config['selected_data_point_ids'] ?? filtered }
    },
  },
]
