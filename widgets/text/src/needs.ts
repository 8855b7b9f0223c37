import type { DataNeed } from '@airshed/kit/define'

/** A text needs no data. */
export const needs = (): readonly DataNeed[] => []
