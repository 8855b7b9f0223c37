import type { Migration } from '@airshed/kit/define'

/** The step from 2 to 3 is missing. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    name: 'title becomes name',
    migrate: ({ title, ...rest }) => ({ ...rest, name: title }),
  },
]
