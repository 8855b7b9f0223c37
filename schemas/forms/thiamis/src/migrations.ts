import type { Migration } from '@airshed/kit/define'

/** Version 1 is the first: nothing to bring forward yet. */
export const migrations: readonly Migration[] = []
