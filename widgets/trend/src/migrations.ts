import type { Migration } from '@airshed/kit/define'

/** Version 1 is the first: nothing to migrate yet. */
export const migrations: readonly Migration[] = []
